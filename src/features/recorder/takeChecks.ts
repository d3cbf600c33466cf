// What a reviewer sees at a glance of a take: what was measured of it, and whether it is as long as it should be.
import type { QualityFlag } from '../../../generated/facts/features/media'
import type { RecordingTask, TaskTake } from '../../../generated/facts/features/tasks'
import { orientationOf, type Orientation } from '../media/asset'

/** landscape, portrait, square: its shape, where another one was asked for. */
type Fault = QualityFlag['code'] | Orientation

export interface TakeCheck {
  readonly of: 'sound' | 'picture' | 'length' | 'shape'
  /** What may be wrong; undefined: nothing is. */
  readonly fault?: Fault
}

const ofSound: readonly QualityFlag['code'][] = [
  'noSound',
  'silent',
  'quiet',
  'loud',
  'longSilence',
  'muted',
  'low',
  'clipping',
  'noise',
]
/** How long a film is, is said by what was asked for. */
const ofLength: readonly QualityFlag['code'][] = ['short', 'long']
/** Shorter or longer by less is as it should be. */
const toleranceMs = 500

type Take = Pick<TaskTake, 'quality' | 'durationMs' | 'width' | 'height'>
type Asked = Pick<RecordingTask, 'minSeconds' | 'maxSeconds' | 'orientation'>

/** Leaves out what was not measured yet, and a length or shape that nobody asked for. */
export function checksOf(take: Take, asked: Asked): TakeCheck[] {
  const { quality, durationMs } = take
  const codes = quality?.flags.map(({ code }) => code) ?? []
  const sound = codes.find((code) => ofSound.includes(code))
  const picture = codes.find((code) => !ofSound.includes(code) && !ofLength.includes(code))
  return [
    ...(quality ? [checkOf('sound', sound), checkOf('picture', picture)] : []),
    ...lengthOf(durationMs, asked),
    ...shapeOf(take, asked),
  ]
}

const checkOf = (of: TakeCheck['of'], fault: Fault | undefined): TakeCheck => ({
  of,
  ...(fault && { fault }),
})

function lengthOf(durationMs: number | undefined, { minSeconds, maxSeconds }: Asked): TakeCheck[] {
  if (durationMs === undefined || (minSeconds ?? maxSeconds) === undefined) return []
  const isShort = minSeconds !== undefined && durationMs < minSeconds * 1000 - toleranceMs
  const isLong = maxSeconds !== undefined && durationMs > maxSeconds * 1000 + toleranceMs
  return [checkOf('length', isShort ? 'short' : isLong ? 'long' : undefined)]
}

function shapeOf({ width, height }: Take, { orientation }: Asked): TakeCheck[] {
  if (!width || !height || !orientation) return []
  const shape = orientationOf(width, height)
  return [checkOf('shape', shape === orientation ? undefined : shape)]
}
