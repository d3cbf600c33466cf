/** The local time of day: 10:42, or 10:42 AM. Rounded up to the whole minute. */
export function formatTime(moment: number, language: string): string {
  const nextMinute = Math.ceil(moment / 60_000) * 60_000
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(nextMinute)
}
