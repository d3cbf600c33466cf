import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react'

const firstWaitMs = 500
const longestWaitMs = 8_000
const missedAfter = 3
/**
 * Dispatched on the window when a part cannot be fetched, perhaps because its build was replaced.
 */
export const partMissedEvent = 'partmissed'

export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches it before it is rendered; rejects where that fails, and may be repeated. */
  fetch(): Promise<void>
}

/**
 * A component that is fetched when it is first rendered. React.lazy would keep a failed fetch for
 * ever and fail the page; this one retries until it succeeds, and the rest of the page stays. Once
 * it is fetched it is drawn at once: what suspends, however shortly, React shows 300 ms later.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let fetched: ComponentType<Props> | undefined
  const Fetching = lazy(async () => {
    fetched = await untilLoaded(load)
    return { default: fetched }
  }) as unknown as ComponentType<Props>

  function Part(props: Props) {
    // Never another one, which would take away what is drawn.
    const [drawn] = useState(() => fetched ?? Fetching)
    return createElement(drawn, props)
  }
  return Object.assign(Part, {
    async fetch() {
      fetched ??= await load()
    },
  })
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
