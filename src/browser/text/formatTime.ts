/** The time of day where the reader is: 10:42, 10:42 AM. Seconds count as the whole minute. */
export function formatTime(moment: number, language: string): string {
  const nextMinute = Math.ceil(moment / 60_000) * 60_000
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(nextMinute)
}
