import type { TextKey } from '../../../generated/facts/text'

/** What would be stopped or lost if the page went: uploads on their way, a recording, changes that are not saved. */
export interface UnfinishedWork {
  /** Whose it is. Each holder speaks for itself, so that none lets go of what another holds. */
  holder: string
  /** How many there are; 0: nothing any more. */
  count: number
  /** Texts that take {count}: what leaving does to it, and what it did where nobody could be asked. */
  running: TextKey
  stopped: TextKey
}

export function changeWork(
  works: readonly UnfinishedWork[],
  changed: UnfinishedWork,
): readonly UnfinishedWork[] {
  const others = works.filter(({ holder }) => holder !== changed.holder)
  return changed.count > 0 ? [...others, changed] : others
}

/** What is told in the same words is one number. */
export function sumOf(works: readonly UnfinishedWork[]): readonly UnfinishedWork[] {
  const sums = new Map<string, UnfinishedWork>()
  for (const work of works) {
    const count = (sums.get(work.running)?.count ?? 0) + work.count
    sums.set(work.running, { ...work, count })
  }
  return [...sums.values()]
}

/** Written by another page of ours, which may be of another build; what is not whole is nothing. */
export function parseWorks(text: string | null): readonly UnfinishedWork[] {
  try {
    const works: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(works) ? works.filter(isWork) : []
  } catch {
    return []
  }
}

function isWork(value: unknown): value is UnfinishedWork {
  const { holder, count, running, stopped } = (value ?? {}) as Record<string, unknown>
  return (
    [holder, running, stopped].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(count) &&
    (count as number) > 0
  )
}
