import { lazy, type ComponentType } from 'react'

const firstWaitMs = 500
const longestWaitMs = 8_000

/**
 * A part that is fetched when it is first drawn. React would keep a failed fetch for ever and take the page down with
 * it; this one is asked for again until it is there, and what stands around it stays.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

export async function untilLoaded<Part>(load: () => Promise<Part>, wait = pause): Promise<Part> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await load()
    } catch {
      await wait(waitMs)
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
