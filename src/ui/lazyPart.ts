import { lazy, type ComponentType } from 'react'

const firstWaitMs = 500
const longestWaitMs = 8_000
const missedAfter = 3
/** Told to the window: a part that is asked for in vain may be of a build that is gone. */
export const partMissedEvent = 'partmissed'

/**
 * A part that is fetched when it is first drawn. React would keep a failed fetch for ever and take the page down with
 * it; this one is asked for again until it is there, and what stands around it stays.
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
