const quiet = 0.001
const longMs = 3000
const windowMs = 50

/** Nothing was heard for three seconds: a microphone that is muted, not somebody who thinks. */
export function createSilence() {
  let silentMs = 0
  return {
    /** Of each window of sound; whether it is silent by now. */
    hears(peak: number): boolean {
      silentMs = peak > quiet ? 0 : silentMs + windowMs
      return silentMs >= longMs
    },
  }
}
