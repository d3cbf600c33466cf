const againMs = 3000

/** Once, after a while or as soon as there is a network. */
export function askAgain(act: () => void): () => void {
  const stop = () => {
    window.clearTimeout(timer)
    window.removeEventListener('online', go)
  }
  const go = () => {
    stop()
    act()
  }
  const timer = window.setTimeout(go, againMs)
  window.addEventListener('online', go)
  return stop
}
