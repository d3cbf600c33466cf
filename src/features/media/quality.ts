// What may be wrong with a film: judged from what was measured. Rules used by both client and server.
import type { QualityFlag } from '../../../generated/facts/features/media'

export interface Span {
  readonly fromMs: number
  readonly toMs: number
}

/** Undefined sound or picture: there is none, or it could not be measured. */
export interface Measured {
  readonly durationMs: number
  readonly hasSound: boolean
  readonly sound?: SoundMeasured | undefined
  readonly picture?: PictureMeasured | undefined
  /** How long the film says to be, where it ends before that. */
  readonly saidMs?: number | undefined
  /** A still screen is no fault. */
  readonly isScreen: boolean
}

export interface SoundMeasured {
  /** Undefined: nothing is loud enough to be measured. */
  readonly lufs?: number | undefined
  readonly truePeakDb?: number | undefined
  /** Of two seconds or more. */
  readonly silences: readonly Span[]
}

export interface PictureMeasured {
  readonly blacks: readonly Span[]
  readonly stills: readonly Span[]
}

export interface Judged {
  readonly lufs: number | null
  readonly truePeakDb: number | null
  readonly silenceRatio: number | null
  readonly blackRatio: number | null
  /** Of two seconds at least, else 0; null: not known. */
  readonly longestSilenceMs: number | null
  /** Of a second at least, else 0; null: not known. */
  readonly longestBlackMs: number | null
  readonly qaFlags: readonly QualityFlag[]
}

const mostlySilent = 0.8
const quietLufs = -30
const loudDb = -0.5
/** Of each kind; thousands of pauses say no more than a hundred. */
const mostSpans = 100

export function judge(measured: Measured): Judged {
  const { durationMs, hasSound, sound, picture, saidMs, isScreen } = measured
  const silenceRatio = sound ? silentShareOf(sound, durationMs) : null
  return {
    lufs: sound?.lufs ?? null,
    truePeakDb: sound?.truePeakDb ?? null,
    silenceRatio,
    blackRatio: picture ? shareOf(picture.blacks, durationMs) : null,
    longestSilenceMs: hasSound ? (sound ? longestSilenceOf(sound, durationMs) : null) : durationMs,
    longestBlackMs: picture ? longestOf(picture.blacks) : null,
    qaFlags: [
      ...(saidMs ? [{ code: 'endsEarly', fromMs: durationMs, toMs: saidMs } as const] : []),
      ...(hasSound ? [] : [noSound]),
      ...(sound && silenceRatio !== null ? flagsOfSound(sound, silenceRatio) : []),
      ...(picture ? spansOf('black', picture.blacks) : []),
      ...(picture && !isScreen ? spansOf('frozen', picture.stills) : []),
    ],
  }
}

export const retakeCodes: readonly string[] = [
  'noSound',
  'silent',
  'quiet',
  'black',
  'short',
  'endsEarly',
]

/** Never forbids anything. */
export const advisesRetake = (flags: readonly QualityFlag[]): boolean =>
  flags.some(({ code }) => retakeCodes.includes(code))

const noSound: QualityFlag = { code: 'noSound' }

function flagsOfSound({ lufs, truePeakDb, silences }: SoundMeasured, ratio: number): QualityFlag[] {
  if (ratio > mostlySilent) return [{ code: 'silent', value: ratio }]
  return [
    ...(lufs !== undefined && lufs < quietLufs ? [{ code: 'quiet', value: lufs } as const] : []),
    ...(truePeakDb !== undefined && truePeakDb > loudDb
      ? [{ code: 'loud', value: truePeakDb } as const]
      : []),
    ...spansOf('longSilence', silences.filter(isLong)),
  ]
}

const spansOf = (code: QualityFlag['code'], spans: readonly Span[]): QualityFlag[] =>
  spans.slice(0, mostSpans).map((span) => ({ code, ...span }))

const longSilenceMs = 3000
const isLong = ({ fromMs, toMs }: Span) => toMs - fromMs >= longSilenceMs

/** What is too quiet to be measured is silent, however short it is. */
const silentShareOf = ({ lufs, silences }: SoundMeasured, durationMs: number): number =>
  lufs === undefined ? 1 : shareOf(silences.filter(isLong), durationMs)

const longestSilenceOf = ({ lufs, silences }: SoundMeasured, durationMs: number): number =>
  lufs === undefined ? durationMs : longestOf(silences)

const longestOf = (spans: readonly Span[]): number =>
  Math.max(0, ...spans.map(({ fromMs, toMs }) => toMs - fromMs))

function shareOf(spans: readonly Span[], durationMs: number): number {
  const sum = spans.reduce((all, { fromMs, toMs }) => all + toMs - fromMs, 0)
  return durationMs > 0 ? Math.min(1, Math.round((sum / durationMs) * 1000) / 1000) : 0
}

/** Moves notes from the time of the whole take into the time of its trimmed part. */
export const flagsShown = (
  flags: readonly QualityFlag[],
  { fromMs: cutMs, lengthMs }: { readonly fromMs: number; readonly lengthMs: number | null },
): QualityFlag[] =>
  flags.flatMap((flag) => {
    if (flag.fromMs === undefined) return [flag]
    const [from, to] = [flag.fromMs - cutMs, (flag.toMs ?? flag.fromMs) - cutMs]
    if (to < 0 || from > (lengthMs ?? Infinity)) return []
    const toMs = flag.toMs === undefined ? {} : { toMs: Math.min(to, lengthMs ?? Infinity) }
    return [{ ...flag, fromMs: Math.max(0, from), ...toMs }]
  })
