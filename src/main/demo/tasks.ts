/** What the demo's people are asked to record: a task in every state. Data only. */
import type { ChecklistLine, RetakeChip } from '../../../generated/facts/features/tasks'
import type { TakeState, TaskState } from '../../features/tasks/task'
import type { PersonId } from './cast'
import type { DemoFile } from './videos'

export interface DemoTake {
  /** A clip of the assignee's. */
  readonly file: DemoFile
  readonly state: TakeState
  readonly daysAgo: number
}

export interface DemoTask {
  readonly customer?: 'brightcut'
  readonly title: string
  readonly state: TaskState
  /** Several: it is offered to them. */
  readonly of: readonly PersonId[]
  readonly instructions?: string
  readonly script?: string
  readonly words?: string
  readonly seconds?: readonly [number, number]
  readonly dueInDays?: number
  readonly priority?: 'high' | 'low'
  readonly storyboard?: keyof typeof askedBoards
  readonly takes?: readonly DemoTake[]
  readonly retake?: {
    readonly chips: RetakeChip[]
    readonly lines: ChecklistLine[]
    readonly words: string
  }
  readonly declined?: { readonly reason: 'noTime' | 'notMe'; readonly words: string }
  /** Who was asked instead. */
  readonly passedTo?: PersonId
}

export const askedBoards = {
  'Who works here': 'active',
  'Spring campaign': 'active',
  'Out of the archive': 'on_hold',
} as const

export const demoTasks: readonly DemoTask[] = [
  {
    title: 'Why I joined Northwind',
    state: 'opened',
    of: ['cm'],
    script:
      'I came for six months. On my second day the whole crew stopped, because my first cable run was crooked. Then they showed me how to do it. That is when I knew I would stay.',
    seconds: [20, 30],
    dueInDays: 1,
    storyboard: 'Who works here',
  },
  {
    title: 'Introduce the spring campaign',
    state: 'in_progress',
    of: ['cm'],
    instructions: 'Upright, for phones. The blossom fills the picture.',
    seconds: [5, 15],
    dueInDays: 4,
    storyboard: 'Spring campaign',
    takes: [{ file: 'vertical-teaser.mp4', state: 'recorded', daysAgo: 1 }],
  },
  {
    title: 'Welcome the new editors',
    state: 'assigned',
    of: ['admin'],
    script: 'Welcome to Northwind. Your desk is ready, and so is the coffee.',
    seconds: [10, 20],
    dueInDays: -2,
    priority: 'high',
  },
  {
    title: 'Show the studio floor',
    state: 'opened',
    of: ['cc'],
    instructions: 'One slow pan from the door to the light desk. Nobody in the picture.',
    dueInDays: 0,
    storyboard: 'Who works here',
  },
  {
    title: 'Close-up of the camera rig',
    state: 'retake_requested',
    of: ['cc'],
    instructions: 'So close that the screws of the rail can be counted.',
    seconds: [8, 15],
    dueInDays: 3,
    takes: [{ file: 'camera-rig.mp4', state: 'retake', daysAgo: 2 }],
    retake: {
      chips: ['tooDark', 'framing'],
      lines: [
        { chip: 'tooDark', isDone: true },
        { chip: 'framing', isDone: false },
        { text: 'Hold the last picture for two seconds', isDone: false },
      ],
      words: 'The rail is cut off at the left. The rest is just what we need.',
    },
  },
  {
    title: 'A day in the archive',
    state: 'assigned',
    of: ['cc'],
    dueInDays: 20,
    storyboard: 'Out of the archive',
  },
  {
    title: 'Ten seconds of your workplace',
    state: 'offered',
    of: ['admin', 'cc', 'viewer'],
    instructions: 'What you see when you look up from your work. No words needed.',
    seconds: [10, 12],
    dueInDays: 12,
    priority: 'low',
  },
  {
    title: 'Your first week, in one minute',
    state: 'assigned',
    of: ['viewer'],
    script: 'On Monday I was lost. On Friday I showed somebody else the way.',
    words: 'Just as you told it at lunch.',
    seconds: [40, 60],
    dueInDays: 6,
  },
  {
    title: 'Say hello to the team',
    state: 'submitted',
    of: ['viewer'],
    script:
      'Hello from Portland, nine hours behind you. The kitchen is on the left, the river on the right. Come and see us.',
    seconds: [8, 15],
    dueInDays: 2,
    storyboard: 'Who works here',
    takes: [{ file: 'portland-hello.mp4', state: 'submitted', daysAgo: 0.5 }],
  },
  {
    title: 'How we light an interview',
    state: 'submitted',
    of: ['cc'],
    instructions: 'The same answer twice: once by the window, once in warm light.',
    seconds: [10, 20],
    dueInDays: 1,
    takes: [
      { file: 'interview-camera-a.mp4', state: 'submitted', daysAgo: 0.9 },
      { file: 'interview-camera-b.webm', state: 'submitted', daysAgo: 0.8 },
    ],
  },
  {
    title: 'Morning on the ridge',
    state: 'accepted',
    of: ['cc'],
    instructions: 'Wide, before the sun is up.',
    dueInDays: -3,
    storyboard: 'Spring campaign',
    takes: [
      { file: 'silent-wind.mp4', state: 'aside', daysAgo: 6 },
      { file: 'ridge-morning.mp4', state: 'accepted', daysAgo: 5 },
    ],
  },
  {
    title: 'An evening at the desk',
    state: 'accepted',
    of: ['admin'],
    script: 'When the building is quiet, I read what you wrote. All of it.',
    seconds: [8, 12],
    dueInDays: -6,
    takes: [{ file: 'evening-desk.mp4', state: 'accepted', daysAgo: 8 }],
  },
  {
    title: 'Explain the new badge',
    state: 'declined',
    of: ['viewer'],
    dueInDays: 5,
    declined: { reason: 'noTime', words: 'I am on leave until the end of the month.' },
  },
  { title: 'Teaser for the trade fair', state: 'cancelled', of: ['cc'], dueInDays: -8 },
  {
    title: 'Greet the guests at the door',
    state: 'reassigned',
    of: ['admin'],
    dueInDays: 8,
    passedTo: 'cc',
  },
  {
    customer: 'brightcut',
    title: 'Explain the review round',
    state: 'opened',
    of: ['cm'],
    dueInDays: 5,
  },
]
