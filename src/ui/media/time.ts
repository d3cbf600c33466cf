/**
 * 00:42, 18:47, 1:02:03: minutes always with two digits, hours only when there are any. A film of three minutes may
 * be told as 179.999999 s.
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
