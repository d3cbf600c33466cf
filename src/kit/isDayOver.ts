const two = (number: number) => String(number).padStart(2, '0')

/** Whether a day, as 2026-11-27, is before the one of this moment here. */
export function isDayOver(day: string, now: Date): boolean {
  const today = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  return day !== '' && day < today
}
