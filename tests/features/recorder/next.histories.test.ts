// However events come, no take is lost: what was recorded is on the disk, and is told of.
import {
  array,
  assert,
  boolean,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { next } from '../../../src/features/recorder/next'
import type { Act, Facts, RecorderEvent, Stage } from '../../../src/features/recorder/stage'
import { foldTake, type TakeLine } from '../../../src/features/recorder/take'
import { sized } from '../../support/sizes'

type PlainEvent = Exclude<RecorderEvent, { is: 'permissionRead' | 'refused' | 'ticked' }>

/** What the recorder writes, in a world in which every act is done at once. */
interface Kept {
  lines: TakeLine[]
  bytes: number
  /** The take was left before anything was recorded in it. */
  isEmpty: boolean
}

const plain: readonly PlainEvent['is'][] = [
  'opened',
  'allowPressed',
  'tryPressed',
  'deviceAppeared',
  'streamOpened',
  'sourceChosen',
  'deviceChosen',
  'recordPressed',
  'screenChosen',
  'screenRefused',
  'spacePressed',
  'escapePressed',
  'tabHidden',
  'takeOpened',
  'recorderStarted',
  'startFailed',
  'pausePressed',
  'micEnded',
  'resumePressed',
  'stopPressed',
  'retakePressed',
  'cameraEnded',
  'screenEnded',
  'limitReached',
  'spaceOut',
  'slept',
  'recorderFailed',
  'spoolFailed',
  'sessionEnding',
  'takenOver',
  'takeClosed',
  'newPressed',
  'takeWatched',
  'noneLeft',
  'savePressed',
  'saved',
  'saveRefused',
  'serverUnreachable',
  'leavePressed',
]

const event: Arbitrary<RecorderEvent> = oneof(
  { weight: 8, arbitrary: constantFrom(...plain).map((is): RecorderEvent => ({ is })) },
  boolean().map((isPrompt) => ({ is: 'permissionRead' as const, isPrompt })),
  constantFrom('denied' as const, 'none' as const).map((reason) => ({
    is: 'refused' as const,
    reason,
  })),
  nat(3).map((left) => ({ is: 'ticked' as const, left })),
)

/** Half of the events lead on, so that histories reach takes. */
const forward: Partial<Record<Stage['is'], RecorderEvent>> = {
  closed: { is: 'opened' },
  inviting: { is: 'allowPressed' },
  blocked: { is: 'tryPressed' },
  asking: { is: 'streamOpened' },
  ready: { is: 'recordPressed' },
  choosing: { is: 'screenChosen' },
  counting: { is: 'ticked', left: 0 },
  paused: { is: 'resumePressed' },
  stopping: { is: 'takeClosed' },
  reviewing: { is: 'newPressed' },
}

function leadOn(stage: Stage, isRecorderOn: boolean): RecorderEvent | undefined {
  if (stage.is === 'starting') return { is: isRecorderOn ? 'recorderStarted' : 'takeOpened' }
  return forward[stage.is]
}

const facts: Arbitrary<Facts> = record({
  wasAsked: boolean(),
  needsScreen: boolean(),
  hasScreen: boolean(),
  minutesLeft: constantFrom(1, 60, 60),
  isMicAlive: boolean(),
  areStreamsAlive: boolean(),
})

const history = array(record({ event, facts, isForward: boolean() }), {
  minLength: 20,
  maxLength: 100,
})

test('in random histories, killed at their end, every take that has bytes is told of', () => {
  assert(
    property(history, (steps) => {
      const world = live(steps)
      const recorded = world.takes.filter(({ isEmpty }) => !isEmpty)
      const told = recorded.map(({ lines, bytes }) => foldTake(lines, { bytes, isHeld: false }))
      expect(told.every((take) => take !== undefined && take.bytes > 0)).toBe(true)
      // Only the one that was going on is cut off; all others know why they ended.
      const cutOff = told.filter((take) => take?.state === 'cutOff').length
      expect(cutOff).toBe(world.isRecorderOn ? 1 : 0)
    }),
    sized(10_000),
  )
})

function live(steps: readonly { event: RecorderEvent; facts: Facts; isForward: boolean }[]) {
  let stage: Stage = { is: 'closed' }
  const takes: Kept[] = []
  let isOpen = false
  let isRecorderOn = false

  const current = () => takes.at(-1)!
  const note = (line: object) => current().lines.push({ at: 0, ...line } as TakeLine)

  function act(name: Act, why?: string): void {
    if (name === 'openTake') {
      expect({ isOpen, isRecorderOn }).toEqual({ isOpen: false, isRecorderOn: false })
      takes.push({ lines: [], bytes: 0, isEmpty: true })
      note({ is: 'opened', takeId: `${takes.length}`, mime: '', source: 'camera', appVersion: '' })
      isOpen = true
    }
    if (name === 'startRecorder') isRecorderOn = true
    if (name === 'abandonTake') isOpen = isRecorderOn = false
    if (name === 'stopRecorder') {
      expect(isOpen).toBe(true)
      note({ is: 'stopped', why, ms: 1000 })
      isOpen = isRecorderOn = false
    }
  }

  for (const { event: drawn, facts: known, isForward } of steps) {
    const chosen = (isForward ? leadOn(stage, isRecorderOn) : undefined) ?? drawn
    // Nothing starts a recorder that was not told to.
    if (chosen.is === 'recorderStarted' && !isRecorderOn) continue
    const step = next(stage, chosen, known)
    stage = step.stage
    for (const name of step.acts) act(name, 'why' in stage ? stage.why : undefined)
    const isRecording = stage.is === 'recording' || stage.is === 'paused'
    if (isRecording) Object.assign(current(), { bytes: 1000, isEmpty: false })
    // A recorder never runs without a stage that can stop it.
    expect(isRecorderOn && !(isRecording || stage.is === 'starting')).toBe(false)
  }
  return { takes, isRecorderOn: isRecorderOn && !current().isEmpty }
}
