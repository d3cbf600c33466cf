import { listOf, optionsOf, updateOf } from '../../read/withScreenCalls'
import type { ScreenParts } from './screenParts'

/** The calls of a screen as its wiring names them: one of each kind, those of actions, those that are picked from. */
export function screenCalls({ block, list }: ScreenParts) {
  const { create, export: exported, import: imported, actions = [] } = block
  return {
    single: {
      list: listOf(block),
      create,
      update: updateOf(block),
      export: exported,
      import: imported,
      extra: list?.form.extra,
    },
    actions: [...new Set(actions.flatMap(({ call, undo }) => [call, ...(undo ? [undo] : [])]))],
    options: [...new Set(optionsOf(block))],
  }
}

/** All of them. */
export function callsOfScreen(screen: ScreenParts): string[] {
  const { single, actions, options } = screenCalls(screen)
  const all = [...Object.values(single), ...actions, ...options]
  return [...new Set(all.filter((id) => id !== undefined))]
}
