import { lazy, type ComponentType } from 'react'

const firstWaitMs = 500
const longestWaitMs = 8_000
const missedAfter = 3
/**
 * Dispatched on the window when a part cannot be fetched, perhaps because its build was replaced.
 */
export const partMissedEvent = 'partmissed'

/**
 * A component that is fetched when it is first rendered. React.lazy would keep a failed fetch for
 * ever and fail the page; this one retries until it succeeds, and the rest of the page stays.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

export async function untilLoaded<Part>(load: () => Promise<Part>, wait = pause): Promise<Part> {
  let waitMs = firstWaitMs
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch {
      if (tries === missedAfter) globalThis.dispatchEvent?.(new Event(partMissedEvent))
      await wait(waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
