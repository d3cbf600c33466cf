/** Keeps the screen on until the returned function is called; where the system refuses, it may go off. */
export function keepAwake(): () => void {
  let isOver = false
  let held: WakeLockSentinel | undefined

  async function ask(): Promise<void> {
    if (isOver || document.hidden) return
    held = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isOver) await held?.release()
  }
  // A hidden page loses it.
  const askAgain = () => void ask()
  document.addEventListener('visibilitychange', askAgain)
  askAgain()

  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', askAgain)
    void held?.release()
  }
}
