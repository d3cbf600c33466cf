import { updateOf } from '../../read/withScreenCalls'
import type { ScreenParts } from './screenParts'

/** Acts that every screen may offer; no action has one of these ids. */
export const commonActs = ['create', 'update', 'import', 'export'] as const

export interface Act {
  /** `create`, or the id of an action. */
  readonly act: string
  readonly call: string
}

/** What a screen offers to those who may make its calls. */
export function actsOf({ block }: ScreenParts): Act[] {
  const { create, import: imported, export: exported, actions = [] } = block
  const common = { create, update: updateOf(block), import: imported, export: exported }
  return [
    ...commonActs.flatMap((act) => {
      const call = common[act]
      return call === undefined ? [] : [{ act, call }]
    }),
    ...actions.map(({ id, call }) => ({ act: id, call })),
  ]
}
