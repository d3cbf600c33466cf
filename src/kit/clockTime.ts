/** A picture or two: by so much what is measured of a film falls short of its length. */
const nearlyS = 0.05

/**
 * 00:42, 18:47, 1:02:03, as in a video player: minutes always have two digits; hours appear only when
 * needed. Lengths and moments are written here alone, so that a player never counts further than a list says:
 * seconds that have passed.
 */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds + nearlyS : 0))
  const hours = Math.floor(whole / 3600)
  const rest = `${twoDigits(Math.floor((whole % 3600) / 60))}:${twoDigits(whole % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
