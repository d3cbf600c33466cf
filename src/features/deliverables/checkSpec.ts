// Whether what was delivered keeps to its specification (work.md 5). Pure, so that it is the same at every look.
import type { SpecLine } from '../../../generated/facts/features/deliverables'
import type { Spec } from './presets'

/** What is known of a film or file; undefined: not measured yet, null: there is none. */
export interface DeliveredFacts {
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
  readonly durationMs?: number | null | undefined
  /** Such as mp4 or png. */
  readonly format?: string | null | undefined
  readonly videoCodec?: string | null | undefined
  readonly audioCodec?: string | null | undefined
  readonly lufs?: number | null | undefined
  readonly truePeakDb?: number | null | undefined
  /** The longest black or silence. */
  readonly gapMs?: number | null | undefined
  readonly bytes?: number | null | undefined
  /** In which there are captions. */
  readonly languages?: readonly string[] | undefined
}

/** A line for each thing that the specification asks for, in the order in which people read them. */
export function checkSpec(spec: Spec, facts: DeliveredFacts): SpecLine[] {
  return [
    aspectLine(spec, facts),
    pictureLine(spec, facts),
    numberLine('length', spec.maxMs, facts.durationMs, (found, most) => found <= most),
    loudnessLine(spec, facts),
    numberLine('truePeak', spec.maxTruePeakDb, facts.truePeakDb, (found, most) => found <= most),
    formatLine(spec, facts),
    captionsLine(spec, facts),
    numberLine('gaps', spec.maxGapMs, facts.gapMs, (found, most) => found <= most),
    numberLine('file', spec.maxBytes, facts.bytes, (found, most) => found <= most),
  ].flatMap((each) => each ?? [])
}

/** A picture of 1918 x 1080 is 16:9 to everybody who looks at it. */
const shapeTolerance = 0.01

function aspectLine({ aspect }: Spec, { width, height }: DeliveredFacts): SpecLine | undefined {
  if (aspect === undefined) return undefined
  const [across = 1, down = 1] = aspect.split(':').map(Number)
  const size = sizeOf(width, height)
  if (!size) return line('aspect', aspect, width, undefined)
  const fits = Math.abs(size.width / size.height / (across / down) - 1) <= shapeTolerance
  return line('aspect', aspect, fits ? aspect : ratioOf(size), fits)
}

function pictureLine(
  { minWidth, minHeight }: Spec,
  { width, height }: DeliveredFacts,
): SpecLine | undefined {
  if (minWidth === undefined || minHeight === undefined) return undefined
  const size = sizeOf(width, height)
  const wanted = `${minWidth}x${minHeight}`
  if (!size) return line('picture', wanted, width, undefined)
  const fits = size.width >= minWidth && size.height >= minHeight
  return line('picture', wanted, `${size.width}x${size.height}`, fits)
}

function loudnessLine({ loudness }: Spec, { lufs }: DeliveredFacts): SpecLine | undefined {
  if (!loudness) return undefined
  const { lufs: wanted, within } = loudness
  return numberLine('loudness', wanted, lufs, (found) => Math.abs(found - wanted) <= within)
}

function formatLine(spec: Spec, facts: DeliveredFacts): SpecLine | undefined {
  const asked = [
    [spec.formats, facts.format],
    [spec.videoCodecs, facts.videoCodec],
    [spec.audioCodecs, facts.audioCodec],
  ] as const
  const lists = asked.filter(([some]) => some !== undefined)
  if (lists.length === 0) return undefined
  const wanted = lists.map(([some = []]) => some.join('/')).join(' ')
  if (lists.some(([, found]) => found === undefined))
    return line('format', wanted, undefined, undefined)
  const fits = lists.every(([some = [], found]) => found !== null && some.includes(found ?? ''))
  const found = lists.map(([, each]) => each ?? '').filter((each) => each !== '')
  return line('format', wanted, found.join(' ') || null, fits)
}

function captionsLine(
  { languages = [] }: Spec,
  { languages: found }: DeliveredFacts,
): SpecLine | undefined {
  if (languages.length === 0) return undefined
  const there = found && languages.filter((lang) => found.some((each) => isOf(each, lang)))
  return line('captions', languages.join(), there?.join(), there?.length === languages.length)
}

/** Captions in en-GB are captions in en. */
const isOf = (found: string, wanted: string) =>
  found.toLowerCase() === wanted.toLowerCase() ||
  found.toLowerCase().startsWith(`${wanted.toLowerCase()}-`)

function numberLine(
  what: SpecLine['what'],
  wanted: number | undefined,
  found: number | null | undefined,
  fits: (found: number, wanted: number) => boolean,
): SpecLine | undefined {
  if (wanted === undefined) return undefined
  const isKept = typeof found === 'number' ? fits(found, wanted) : undefined
  return line(what, String(wanted), typeof found === 'number' ? String(found) : found, isKept)
}

function line(
  what: SpecLine['what'],
  wanted: string,
  found: string | number | null | undefined,
  isKept: boolean | undefined,
): SpecLine {
  if (found === undefined) return { what, state: 'unknown', wanted }
  if (found === null) return { what, state: 'fail', wanted }
  return { what, state: isKept ? 'pass' : 'fail', wanted, found: String(found) }
}

const sizeOf = (width: number | null | undefined, height: number | null | undefined) =>
  width && height ? { width, height } : undefined

/** 4:3 for 640 x 480. */
function ratioOf({ width, height }: { readonly width: number; readonly height: number }): string {
  const common = divisorOf(width, height)
  return `${width / common}:${height / common}`
}

const divisorOf = (one: number, other: number): number =>
  other === 0 ? one : divisorOf(other, one % other)

export type Verdict = 'none' | 'pass' | 'fail' | 'unknown'

/** Of a check as a whole: what fails counts before what is not known. */
export function verdictOf(check: readonly SpecLine[], isDelivered: boolean): Verdict {
  if (!isDelivered) return 'none'
  if (check.some(({ state }) => state === 'fail')) return 'fail'
  return check.some(({ state }) => state === 'unknown') ? 'unknown' : 'pass'
}

/** By how much a film is too loud; negative: too quiet; undefined where it is loud enough or not known. */
export function loudnessOffBy(check: readonly SpecLine[]): number | undefined {
  const found = check.find(({ what, state }) => what === 'loudness' && state === 'fail')
  return found?.found === undefined ? undefined : Number(found.found) - Number(found.wanted)
}
