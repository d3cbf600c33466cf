/** Does it at most once in a while; what is asked for in between is forgotten. Clocks may be set back. */
export function atMostEvery(stepMs: number, now: () => number, act: () => void): () => void {
  let lastMs = -Infinity
  return () => {
    const nowMs = now()
    if (Math.abs(nowMs - lastMs) < stepMs) return
    lastMs = nowMs
    act()
  }
}
