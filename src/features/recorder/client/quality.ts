// What is amiss with sound and picture while they are recorded (record.md 6).
import { pictureWindowMs, type PictureWindow } from '../../../browser/capture/pictureWindow'
import { soundWindowMs, type SoundWindow } from '../../../browser/capture/soundWindow'

/** The worst first. */
export const findings = [
  'muted',
  'silent',
  'clipping',
  'low',
  'noise',
  'frozen',
  'slow',
  'dark',
  'bright',
  'backlit',
] as const

export type Finding = (typeof findings)[number]

export const soundFindings: ReadonlySet<Finding> = new Set([
  'muted',
  'silent',
  'clipping',
  'low',
  'noise',
])

/** The last ten seconds, the newest last. Begin anew with another device. */
export interface Heard {
  readonly sound: readonly SoundWindow[]
  readonly picture: readonly PictureWindow[]
}

export const nothingHeard: Heard = { sound: [], picture: [] }

const rememberedMs = 10_000

export const hearSound = (heard: Heard, window: SoundWindow): Heard => ({
  ...heard,
  sound: [...heard.sound, window].slice(-rememberedMs / soundWindowMs),
})

/** Of the camera alone: a screen may stand still and be dark. */
export const seePicture = (heard: Heard, window: PictureWindow): Heard => ({
  ...heard,
  picture: [...heard.picture, window].slice(-rememberedMs / pictureWindowMs),
})

/** Amplitude of a level in dBFS. */
export const amplitude = (decibels: number): number => 10 ** (decibels / 20)

/** Level in dBFS, at least -100. */
export const decibelsOf = (level: number): number => Math.max(-100, 20 * Math.log10(level))

export function findingsOf(heard: Heard): Finding[] {
  return findings.filter((finding) => rules[finding](heard))
}

const rules: Readonly<Record<Finding, (heard: Heard) => boolean>> = {
  muted: ({ sound }) => soundFor(1, sound)?.every(({ isZero }) => isZero) ?? false,
  silent: ({ sound }) => soundFor(3, sound)?.every(({ peak }) => peak <= amplitude(-60)) ?? false,
  clipping: ({ sound }) => sum(sound.slice(-secondsOfSound(5)).map(runsOf)) >= 3,
  low: ({ sound }) => isLow(soundFor(10, sound)),
  noise: ({ sound }) => isNoisy(soundFor(10, sound)),
  frozen: ({ picture }) => pictureFor(5, picture)?.every(({ isSame }) => isSame) ?? false,
  slow: ({ picture }) =>
    pictureFor(5, picture)?.every(({ frameShare }) => frameShare < 0.8) ?? false,
  dark: ({ picture }) => pictureFor(3, picture)?.every(({ luma }) => luma < 50) ?? false,
  bright: ({ picture }) => pictureFor(3, picture)?.every(({ luma }) => luma > 205) ?? false,
  backlit: ({ picture }) =>
    pictureFor(3, picture)?.every(({ centre, border }) => centre < 0.55 * border) ?? false,
}

const secondsOfSound = (seconds: number) => (seconds * 1000) / soundWindowMs
const runsOf = ({ clippedRuns }: SoundWindow) => clippedRuns
const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)

/** The last seconds, undefined while there are fewer. */
const soundFor = (seconds: number, all: readonly SoundWindow[]) =>
  lastOf(all, secondsOfSound(seconds))
const pictureFor = (seconds: number, all: readonly PictureWindow[]) =>
  lastOf(all, (seconds * 1000) / pictureWindowMs)

function lastOf<T>(all: readonly T[], count: number): readonly T[] | undefined {
  return all.length >= count ? all.slice(-count) : undefined
}

/** The server says the same of the whole take (`quiet`). */
const quietDb = -30

function isLow(windows: readonly SoundWindow[] | undefined): boolean {
  const loudness = loudnessOf(windows)
  return loudness !== undefined && loudness < quietDb
}

/** In dB as EBU R 128 has it: pauses between words do not count. Undefined: nothing was said. */
function loudnessOf(windows: readonly SoundWindow[] = []): number | undefined {
  const heard = windows.map(({ rms }) => rms * rms).filter((power) => power > amplitude(-50) ** 2)
  const spoken = heard.filter((power) => power > mean(heard) / 10)
  return spoken.length > 0 ? 10 * Math.log10(mean(spoken)) : undefined
}

const mean = (values: readonly number[]) => sum(values) / values.length

/** What is heard even in pauses. */
function isNoisy(windows: readonly SoundWindow[] | undefined): boolean {
  const levels = levelsOf(windows)
  return levels.length > 0 && at(levels, 0.1) > amplitude(-40)
}

const levelsOf = (windows: readonly SoundWindow[] = []) =>
  windows.map(({ rms }) => rms).sort((one, other) => one - other)
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0

/** The one hint on the screen. */
export interface Hints {
  readonly shown?: { readonly finding: Finding; readonly since: number }
  /** Said for long enough; said again only after they were gone. */
  readonly said: readonly Finding[]
}

export const noHint: Hints = { said: [] }

const hintMs = 6000
const staying: ReadonlySet<Finding> = new Set(['muted', 'silent'])

/** `now` in ms of any clock that goes on. */
export function nextHint(hints: Hints, found: readonly Finding[], now: number): Hints {
  const { shown } = hints
  const isOver =
    shown !== undefined &&
    (staying.has(shown.finding) ? !found.includes(shown.finding) : now - shown.since >= hintMs)
  const over = isOver ? [shown.finding] : []
  const said = [...hints.said, ...over].filter((each) => found.includes(each))
  const worst = found.find((each) => !said.includes(each))
  const going = isOver ? undefined : shown
  if (worst === undefined || (going && findings.indexOf(going.finding) <= findings.indexOf(worst)))
    return { shown: going, said }
  return { shown: { finding: worst, since: now }, said }
}

/** From when to when, in ms of the take. */
export interface Flag {
  readonly code: Finding
  readonly fromMs: number
  readonly toMs: number
}

const joinedMs = 2000
const mostFlags = 100

/** What was found goes with the take; the same once more after a moment is one. */
export function noteFlags(flags: readonly Flag[], found: readonly Finding[], ms: number): Flag[] {
  return found.reduce<Flag[]>(
    (all, code) => {
      const going = all.findLast((flag) => flag.code === code && ms - flag.toMs <= joinedMs)
      if (going) return all.map((flag) => (flag === going ? { ...flag, toMs: ms } : flag))
      return all.length < mostFlags ? [...all, { code, fromMs: ms, toMs: ms }] : all
    },
    [...flags],
  )
}
