/**
 * 00:42, 18:47, 1:02:03: minutes always have two digits; hours appear only when needed. Adds a
 * millisecond, because a duration of three minutes may be reported as 179.999999 s.
 */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds + 0.001 : 0))
  const hours = Math.floor(whole / 3600)
  const rest = `${twoDigits(Math.floor((whole % 3600) / 60))}:${twoDigits(whole % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
