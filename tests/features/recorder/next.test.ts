import { expect, test } from 'vitest'
import { next } from '../../../src/features/recorder/next'
import type { Act, Facts, RecorderEvent, Stage } from '../../../src/features/recorder/stage'
import type { StopWhy } from '../../../src/features/recorder/take'

const usual: Facts = {
  wasAsked: true,
  needsScreen: false,
  hasScreen: false,
  minutesLeft: 60,
  isMicAlive: true,
  areStreamsAlive: true,
}

type Name = Exclude<Stage['is'], 'blocked' | 'paused' | 'stopping'>
const at = (is: Name): Stage => ({ is })
const blocked: Stage = { is: 'blocked', reason: 'none' }
const paused: Stage = { is: 'paused', why: 'pausePressed' }
const stopping = (why: StopWhy): Stage => ({ is: 'stopping', why })

interface Row {
  from: Stage | readonly Stage[]
  on: RecorderEvent['is'] | RecorderEvent
  given?: Partial<Facts>
  to: Stage
  does?: readonly Act[]
}

const stops: readonly StopWhy[] = [
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
]
const screen = { needsScreen: true, hasScreen: false }
const counts: readonly Act[] = ['persistStorage', 'startCountdown']

/** Nothing is recorded in these, and nothing is under way that has to end first. */
const open: readonly Stage[] = [
  at('asking'),
  at('inviting'),
  blocked,
  at('ready'),
  at('choosing'),
  at('counting'),
  at('reviewing'),
]

const table: readonly Row[] = [
  { from: at('closed'), on: 'opened', to: at('asking'), does: ['readSettings'] },
  { from: at('closed'), on: 'takeWatched', to: at('reviewing'), does: ['readSettings'] },
  {
    from: at('asking'),
    on: { is: 'permissionRead', isPrompt: true },
    given: { wasAsked: false },
    to: at('inviting'),
  },
  {
    from: at('asking'),
    on: { is: 'permissionRead', isPrompt: true },
    to: at('asking'),
    does: ['openDevices'],
  },
  {
    from: at('asking'),
    on: { is: 'permissionRead', isPrompt: false },
    given: { wasAsked: false },
    to: at('asking'),
    does: ['openDevices'],
  },
  ...(['allowPressed', 'tryPressed', 'deviceAppeared'] as const).map((on): Row => ({
    from: [at('inviting'), blocked],
    on,
    to: at('asking'),
    does: ['openDevices'],
  })),
  { from: at('asking'), on: 'streamOpened', to: at('ready'), does: ['lookAround'] },
  ...(['denied', 'dismissed', 'silent', 'none', 'inUse', 'unsupported', 'elsewhere'] as const).map(
    (reason): Row => ({
      from: at('asking'),
      on: { is: 'refused', reason },
      to: { is: 'blocked', reason },
    }),
  ),
  ...(['sourceChosen', 'deviceChosen'] as const).map((on): Row => ({
    from: at('ready'),
    on,
    to: at('asking'),
    does: ['closeStreams', 'openDevices'],
  })),
  {
    from: at('ready'),
    on: 'recordPressed',
    given: screen,
    to: at('choosing'),
    does: ['chooseScreen'],
  },
  { from: at('choosing'), on: 'screenRefused', to: at('ready') },
  { from: at('ready'), on: 'recordPressed', to: at('counting'), does: counts },
  {
    from: at('ready'),
    on: 'recordPressed',
    given: { needsScreen: true, hasScreen: true },
    to: at('counting'),
    does: counts,
  },
  { from: at('choosing'), on: 'screenChosen', given: screen, to: at('counting'), does: counts },
  {
    from: at('ready'),
    on: 'recordPressed',
    given: { minutesLeft: 4.9 },
    to: at('ready'),
    does: ['sayNoSpace'],
  },
  {
    from: at('choosing'),
    on: 'screenChosen',
    given: { minutesLeft: 4.9 },
    to: at('ready'),
    does: ['sayNoSpace'],
  },
  {
    from: at('ready'),
    on: 'recordPressed',
    given: { minutesLeft: 5 },
    to: at('counting'),
    does: counts,
  },
  { from: at('counting'), on: { is: 'ticked', left: 1 }, to: at('counting') },
  { from: at('counting'), on: { is: 'ticked', left: 0 }, to: at('starting'), does: ['openTake'] },
  { from: at('counting'), on: 'spacePressed', to: at('starting'), does: ['openTake'] },
  { from: at('counting'), on: 'recordPressed', to: at('starting'), does: ['openTake'] },
  { from: at('counting'), on: 'escapePressed', to: at('ready') },
  { from: at('counting'), on: 'tabHidden', to: at('ready') },
  { from: at('counting'), on: 'tabHidden', given: { needsScreen: true }, to: at('counting') },
  { from: at('starting'), on: 'takeOpened', to: at('starting'), does: ['startRecorder'] },
  { from: at('starting'), on: 'recorderStarted', to: at('recording') },
  {
    from: at('starting'),
    on: 'startFailed',
    to: at('ready'),
    does: ['abandonTake'],
  },
  ...(['pausePressed', 'micEnded'] as const).map((on): Row => ({
    from: at('recording'),
    on,
    to: { is: 'paused', why: on },
    does: ['pauseRecorder'],
  })),
  { from: paused, on: 'resumePressed', to: at('recording'), does: ['resumeRecorder'] },
  { from: paused, on: 'resumePressed', given: { isMicAlive: false }, to: paused },
  ...stops.map((on): Row => ({
    from: [at('recording'), paused],
    on: { is: on } as RecorderEvent,
    to: stopping(on),
    does: ['stopRecorder'],
  })),
  {
    from: stopping('retakePressed'),
    on: 'takeClosed',
    to: at('counting'),
    does: ['startCountdown'],
  },
  {
    from: stopping('retakePressed'),
    on: 'takeClosed',
    given: { minutesLeft: 1 },
    to: at('ready'),
    does: ['sayNoSpace'],
  },
  {
    from: stopping('retakePressed'),
    on: 'takeClosed',
    given: { areStreamsAlive: false },
    to: at('asking'),
    does: ['closeStreams', 'openDevices'],
  },
  { from: stopping('slept'), on: 'takeClosed', to: at('reviewing') },
  {
    from: stopping('takenOver'),
    on: 'takeClosed',
    to: at('reviewing'),
    does: ['closeStreams'],
  },
  {
    from: open.filter(({ is }) => is !== 'reviewing'),
    on: 'takenOver',
    to: { is: 'blocked', reason: 'elsewhere' },
    does: ['closeStreams'],
  },
  {
    from: at('starting'),
    on: 'takenOver',
    to: { is: 'blocked', reason: 'elsewhere' },
    does: ['abandonTake', 'closeStreams'],
  },
  { from: at('reviewing'), on: 'newPressed', to: at('counting'), does: ['startCountdown'] },
  {
    from: at('reviewing'),
    on: 'newPressed',
    given: { areStreamsAlive: false },
    to: at('asking'),
    does: ['closeStreams', 'openDevices'],
  },
  {
    from: at('reviewing'),
    on: 'newPressed',
    given: screen,
    to: at('choosing'),
    does: ['chooseScreen'],
  },
  { from: at('reviewing'), on: 'noneLeft', to: at('ready') },
  {
    from: at('reviewing'),
    on: 'noneLeft',
    given: { areStreamsAlive: false },
    to: at('asking'),
    does: ['closeStreams', 'openDevices'],
  },
  { from: at('reviewing'), on: 'savePressed', to: at('saving'), does: ['saveTake'] },
  { from: at('saving'), on: 'saved', to: at('closed'), does: ['closeStreams'] },
  { from: at('saving'), on: 'saveRefused', to: at('reviewing') },
  {
    from: at('saving'),
    on: 'serverUnreachable',
    to: at('closed'),
    does: ['keepForLater', 'closeStreams'],
  },
  { from: open, on: 'leavePressed', to: at('closed'), does: ['closeStreams', 'sayKeptHere'] },
  { from: open, on: 'takeWatched', to: at('reviewing') },
  {
    from: at('starting'),
    on: 'leavePressed',
    to: at('closed'),
    does: ['abandonTake', 'closeStreams'],
  },
]

const eventOf = ({ on }: Row) => (typeof on === 'string' ? { is: on } : on) as RecorderEvent
const stagesOf = ({ from }: Row): readonly Stage[] => ('is' in from ? [from] : from)
const cases = table.flatMap((row) =>
  stagesOf(row).map((from) => ({ ...row, from, event: eventOf(row), does: row.does ?? [] })),
)

test.each(
  cases.map((row) => ({
    ...row,
    name: `${row.from.is}, ${JSON.stringify(row.event)} ${JSON.stringify(row.given ?? {})}`,
  })),
)('$name', ({ from, event, given, to, does }) => {
  expect(next(from, event, { ...usual, ...given })).toEqual({ stage: to, acts: does })
})

test('what the table does not list is ignored', () => {
  const stages = [...new Map(cases.map(({ from }) => [from.is, from])).values()]
  const events = [...new Map(cases.map(({ event }) => [event.is, event])).values()]
  const isListed = (stage: Stage, event: RecorderEvent) =>
    cases.some((row) => row.from.is === stage.is && row.event.is === event.is)
  const ignored = stages.flatMap((stage) =>
    events.filter((event) => !isListed(stage, event)).map((event) => ({ stage, event })),
  )
  expect(stages).toHaveLength(13)
  expect(ignored.length).toBeGreaterThan(300)
  for (const { stage, event } of ignored)
    expect(next(stage, event, usual)).toEqual({ stage, acts: [] })
})
