import type { TextKey } from '../../../generated/facts/text'

/** Work that is lost if the page is closed: uploads in progress, a recording, unsaved changes. */
export interface UnfinishedWork {
  /** Who reports the work. Each holder updates only its own. */
  holder: string
  /** How many items; 0: none any more. */
  count: number
  /** What people call the items, where they have names. */
  names?: readonly string[]
  /**
   * Texts with {count}: what leaving would do to the work, and what it did if nobody could be
   * asked.
   * Words of the shell: other tabs and the sign-in page say them too, and have those of no feature.
   */
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

/** Adds up works that are shown with the same text. */
export function sumOf(works: readonly UnfinishedWork[]): readonly UnfinishedWork[] {
  const sums = new Map<string, UnfinishedWork>()
  for (const work of works) {
    const count = (sums.get(work.running)?.count ?? 0) + work.count
    const names = [...(sums.get(work.running)?.names ?? []), ...(work.names ?? [])]
    sums.set(work.running, { ...work, count, ...(names.length > 0 ? { names } : {}) })
  }
  return [...sums.values()]
}

/** Parses what another tab wrote, which may run another build; incomplete entries are dropped. */
export function parseWorks(text: string | null): readonly UnfinishedWork[] {
  try {
    const works: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(works) ? works.filter(isWork) : []
  } catch {
    return []
  }
}

function isWork(value: unknown): value is UnfinishedWork {
  const { holder, count, names = [], running, stopped } = (value ?? {}) as Record<string, unknown>
  return (
    Array.isArray(names) &&
    [holder, running, stopped, ...(names as unknown[])].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(count) &&
    (count as number) > 0
  )
}
