import { inOrder, type Cue, type Format } from './cue'

export const writeCaptions = (cues: readonly Cue[], format: Format): string =>
  format === 'vtt' ? vttOf(inOrder(cues)) : srtOf(inOrder(cues))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function vttOf(cues: readonly Cue[]): string {
  const written = cues.map(
    ({ fromMs, toMs, text }) => `${clock(fromMs, '.')} --> ${clock(toMs, '.')}\n${escaped(text)}\n`,
  )
  return ['WEBVTT\n', ...written].join('\n')
}

/** SubRip knows no way to write an arrow as words. */
const srtOf = (cues: readonly Cue[]) =>
  cues
    .map(
      ({ fromMs, toMs, text }, at) =>
        `${at + 1}\n${clock(fromMs, ',')} --> ${clock(toMs, ',')}\n${text.replaceAll('-->', '→')}\n`,
    )
    .join('\n')

const digits = (value: number, count: number) => String(Math.floor(value)).padStart(count, '0')

function clock(ms: number, point: '.' | ','): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60]
  const whole = [hours, minutes, seconds].map((value) => digits(value, 2)).join(':')
  return `${whole}${point}${digits(ms % 1000, 3)}`
}
