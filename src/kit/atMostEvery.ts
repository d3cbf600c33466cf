/** Throttles an action: calls within the interval are dropped. The clock may be set back. */
export function atMostEvery(stepMs: number, now: () => number, act: () => void): () => void {
  let lastMs = -Infinity
  return () => {
    const nowMs = now()
    if (Math.abs(nowMs - lastMs) < stepMs) return
    lastMs = nowMs
    act()
  }
}
