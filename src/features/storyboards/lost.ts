// What was done here, and could not be done there: it goes not without a word.
import type { OutlineOp, RefusedOp } from '../../../generated/facts/features/storyboards'
import type { Outline } from './outline'
import { rowOf, type Refusal } from './ops'

export interface Lost {
  /** waiting: too much waits to be saved already. */
  readonly code: Refusal | 'waiting'
  readonly of: OutlineOp['of']
  readonly id: string
  readonly title: string
  /** What was written into it. */
  readonly words: readonly string[]
}

type Refused = Pick<RefusedOp, 'of' | 'id'> & { readonly code: RefusedOp['code'] | 'waiting' }

const isLost = (refused: Refused): refused is Refused & { code: Lost['code'] } =>
  refused.code !== 'clash'

/** Once for each scene and shot, whatever was done to it. */
export function lostOf(
  refused: readonly Refused[],
  ops: readonly OutlineOp[],
  outline: Outline,
): Lost[] {
  return joinedLost(
    [],
    refused.filter(isLost).map(({ code, of, id }) => {
      const own = ops.filter((op) => op.id === id)
      const title = rowOf(outline, { of, id })?.values.title
      const changes = own.filter((op) => op.do === 'change').map(({ values }) => values)
      const words = Object.values(Object.assign({}, ...changes) as Record<string, unknown>)
      return {
        code,
        of,
        id,
        title: title ?? own.find((op) => op.do === 'add')?.values?.title ?? '',
        words: words.filter((each) => typeof each === 'string'),
      }
    }),
  )
}

export function joinedLost(before: readonly Lost[], more: readonly Lost[]): Lost[] {
  const all = new Map([...before, ...more].map((lost) => [`${lost.code} ${lost.id}`, lost]))
  return [...all.values()]
}
