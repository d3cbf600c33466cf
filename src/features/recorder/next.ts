// What the recorder does next (record.md 3). What no row names is ignored.
import type { StopWhy } from './take'

import type { Act, Facts, RecorderEvent, Stage } from './stage'

export interface Step {
  readonly stage: Stage
  readonly acts: readonly Act[]
}

/** Minutes of room under which no take begins. */
export const leastMinutes = 5

type Row = (event: RecorderEvent, facts: Facts, stage: Stage) => Step | undefined

const to = (is: Exclude<Stage['is'], 'blocked' | 'paused' | 'stopping'>, ...acts: Act[]): Step => ({
  stage: { is },
  acts,
})

export function next(stage: Stage, event: RecorderEvent, facts: Facts): Step {
  return rows[stage.is](event, facts, stage) ?? { stage, acts: [] }
}

const closed: Row = (event) => {
  if (event.is === 'opened') return to('asking', 'readSettings')
  return event.is === 'takeWatched' ? to('reviewing', 'readSettings') : undefined
}

const asking: Row = (event, { wasAsked }) => {
  switch (event.is) {
    case 'permissionRead':
      return event.isPrompt && !wasAsked ? to('inviting') : to('asking', 'openDevices')
    case 'streamOpened':
      return to('ready', 'lookAround')
    case 'refused':
      return { stage: { is: 'blocked', reason: event.reason }, acts: [] }
    default:
      return leaving(event)
  }
}

const inviting: Row = (event) =>
  event.is === 'allowPressed' || event.is === 'tryPressed' || event.is === 'deviceAppeared'
    ? to('asking', 'openDevices')
    : leaving(event)

const blocked = inviting

const ready: Row = (event, facts) => {
  switch (event.is) {
    case 'sourceChosen':
    case 'deviceChosen':
      return to('asking', 'closeStreams', 'openDevices')
    case 'recordPressed':
      return facts.needsScreen && !facts.hasScreen
        ? to('choosing', 'chooseScreen')
        : counting(facts, 'persistStorage')
    default:
      return leaving(event)
  }
}

const choosing: Row = (event, facts) => {
  if (event.is === 'screenRefused') return to('ready')
  return event.is === 'screenChosen' ? counting(facts, 'persistStorage') : leaving(event)
}

const counted: Row = (event, { needsScreen }) => {
  switch (event.is) {
    case 'ticked':
      return event.left === 0 ? to('starting', 'openTake') : undefined
    case 'spacePressed':
    case 'recordPressed':
      return to('starting', 'openTake')
    case 'escapePressed':
      return to('ready')
    case 'tabHidden':
      return needsScreen ? undefined : to('ready')
    default:
      return leaving(event)
  }
}

const starting: Row = (event) => {
  switch (event.is) {
    case 'takeOpened':
      return to('starting', 'startRecorder')
    case 'recorderStarted':
      return to('recording')
    case 'startFailed':
      return to('ready', 'abandonTake')
    case 'leavePressed':
      return to('closed', 'abandonTake', 'closeStreams')
    case 'takenOver':
      return elsewhere('abandonTake')
    default:
      return undefined
  }
}

const recording: Row = (event) =>
  event.is === 'pausePressed' || event.is === 'micEnded'
    ? { stage: { is: 'paused', why: event.is }, acts: ['pauseRecorder'] }
    : stopped(event)

const paused: Row = (event, { isMicAlive }) =>
  event.is === 'resumePressed' && isMicAlive ? to('recording', 'resumeRecorder') : stopped(event)

const stopping: Row = (event, facts, stage) => {
  if (event.is !== 'takeClosed') return undefined
  const why = stage.is === 'stopping' ? stage.why : undefined
  if (why === 'takenOver') return to('reviewing', 'closeStreams')
  return why === 'retakePressed' ? begunAnew(facts) : to('reviewing')
}

const reviewing: Row = (event, facts) => {
  switch (event.is) {
    // The takes are looked at all the same; for the next one the devices are asked for again.
    case 'takenOver':
      return undefined
    case 'newPressed':
      return begunAnew(facts)
    case 'noneLeft':
      return facts.areStreamsAlive ? to('ready') : to('asking', 'closeStreams', 'openDevices')
    case 'savePressed':
      return to('saving', 'saveTake')
    default:
      return leaving(event)
  }
}

const saving: Row = (event) => {
  switch (event.is) {
    case 'saved':
      return to('closed', 'closeStreams')
    case 'saveRefused':
      return to('reviewing')
    case 'serverUnreachable':
      return to('closed', 'keepForLater', 'closeStreams')
    default:
      return undefined
  }
}

const rows: Readonly<Record<Stage['is'], Row>> = {
  closed,
  asking,
  inviting,
  blocked,
  ready,
  choosing,
  counting: counted,
  starting,
  recording,
  paused,
  stopping,
  reviewing,
  saving,
}

/** Another take with the same devices, where they are still there. */
function begunAnew(facts: Facts): Step {
  if (!facts.areStreamsAlive) return to('asking', 'closeStreams', 'openDevices')
  if (facts.needsScreen && !facts.hasScreen) return to('choosing', 'chooseScreen')
  return counting(facts)
}

function counting({ minutesLeft }: Facts, ...acts: Act[]): Step {
  if (minutesLeft >= leastMinutes) return to('counting', ...acts, 'startCountdown')
  return to('ready', 'sayNoSpace')
}

const stops: ReadonlySet<string> = new Set<StopWhy>([
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
])

function stopped(event: RecorderEvent): Step | undefined {
  if (!stops.has(event.is)) return undefined
  return { stage: { is: 'stopping', why: event.is as StopWhy }, acts: ['stopRecorder'] }
}

function leaving(event: RecorderEvent): Step | undefined {
  if (event.is === 'takeWatched') return to('reviewing')
  if (event.is === 'takenOver') return elsewhere()
  return event.is === 'leavePressed' ? to('closed', 'closeStreams', 'sayKeptHere') : undefined
}

const elsewhere = (...acts: Act[]): Step => ({
  stage: { is: 'blocked', reason: 'elsewhere' },
  acts: [...acts, 'closeStreams'],
})
