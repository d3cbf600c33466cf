/**
 * Aborts after so many ms. A timer refers to it until then: what comes of `AbortSignal.timeout` is
 * referred to weakly, and may be collected before it aborts whatever waits for it.
 */
export function signalAfter(waitMs: number): AbortSignal {
  const end = new AbortController()
  setTimeout(() => end.abort(), waitMs)
  return end.signal
}
