import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mostCues, type Cue, type FileFacts } from '../../file'
import { captionFile, Refusal, type Accepted, type Given } from './examined'

const shownCues = 3
const timing =
  /^(?:(\d{1,3}):)?(\d\d):(\d\d)[.,](\d{3})[ \t]+-->[ \t]+(?:(\d{1,3}):)?(\d\d):(\d\d)[.,](\d{3})/

/** The first cues; the whole of it is kept as VTT. */
export async function examineSubtitle(
  facts: FileFacts,
  { path, folder }: Given,
): Promise<Pick<Accepted, 'facts' | 'isDrawn' | 'hasCaptions'>> {
  const cues = cuesIn(decode(await readFile(path)))
  if (cues.length === 0) throw new Refusal('isDamaged')
  if (cues.length > mostCues) throw new Refusal('hasTooManyCues')
  await writeFile(join(folder, captionFile), vttOf(cues))
  const shown = cues.slice(0, shownCues).map((cue) => ({ ...cue, text: plain(cue.text) }))
  return {
    isDrawn: false,
    hasCaptions: true,
    facts: { ...facts, cueCount: cues.length, cues: shown },
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const isWide = bytes[0] === 0xff || bytes[0] === 0xfe
    return new TextDecoder(isWide ? 'utf-16le' : 'windows-1252').decode(bytes)
  }
}

export function cuesIn(text: string): Cue[] {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n{2,}/)
  return blocks.flatMap((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => timing.test(line))
    const match = timing.exec(lines[at] ?? '')
    if (!match) return []
    const [fromMs, toMs] = [msOf(match.slice(1, 5)), msOf(match.slice(5, 9))]
    const said = lines
      .slice(at + 1)
      .join('\n')
      .trim()
    return said === '' || toMs <= fromMs ? [] : [{ fromMs, toMs, text: said }]
  })
}

function msOf([hours = '0', minutes, seconds, ms]: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms)
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>|\{\\[^}]*\}/g, '')
    .replace(/\p{Cc}(?<!\n)/gu, '')
    .slice(0, 200)

/** What a player would take for markup of its own is left out. */
function vttOf(cues: readonly Cue[]): string {
  const written = cues.map(
    ({ fromMs, toMs, text }) =>
      `${clock(fromMs)} --> ${clock(toMs)}\n${text.replaceAll('-->', '→')}`,
  )
  return `WEBVTT\n\n${written.join('\n\n')}\n`
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

function clock(ms: number): string {
  const rest = String(ms % 1000).padStart(3, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`
}
