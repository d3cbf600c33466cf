// Times as people read and type them: 01:02.500, or with hours 1:01:02.500.

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

export function timeText(ms: number): string {
  const hours = ms >= 3_600_000 ? `${Math.floor(ms / 3_600_000)}:` : ''
  const rest = String(ms % 1000).padStart(3, '0')
  return `${hours}${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`
}

/** Milliseconds; undefined if it is no time. Minutes, hours and what is left of a second may be left out. */
export function readTime(text: string): number | undefined {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  if (!match) return undefined
  const [hours = '0', minutes = '0', seconds, part = ''] = match.slice(1)
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return whole * 1000 + Number(part.padEnd(3, '0'))
}
