/** Which files the demo's people are asked for: a request in every state. Data only. */
import type { FileKind } from '../../features/files/file'
import type { RequestState } from '../../features/file-requests/fileRequest'
import type { FileStep } from '../../features/file-requests/server'
import type { PersonId } from './cast'

export interface DemoHandIn {
  /** One of the demo's files. */
  readonly file: string
  readonly step: FileStep
  readonly title: string
  readonly words?: string
}

export interface DemoFileRequest {
  readonly customer?: 'brightcut'
  readonly title: string
  readonly state: RequestState
  readonly of: PersonId
  readonly instructions?: string
  readonly kinds?: readonly FileKind[]
  readonly count?: readonly [least: number, most: number]
  readonly dueInDays?: number
  readonly files?: readonly DemoHandIn[]
  readonly returned?: string
  readonly declined?: string
  /** Who was asked instead. */
  readonly passedTo?: PersonId
}

export const demoFileRequests: readonly DemoFileRequest[] = [
  {
    title: 'Logo as SVG',
    state: 'requested',
    of: 'cm',
    instructions: 'A drawing, not a picture: it is shown as large as a wall.',
    kinds: ['logo'],
    count: [1, 2],
    dueInDays: 9,
  },
  {
    title: 'Signed release forms',
    state: 'opened',
    of: 'admin',
    instructions: 'One for each person who is seen in the spring campaign.',
    kinds: ['document'],
    count: [3, 12],
    dueInDays: 4,
    files: [{ file: 'interview-questions.md', step: 'added', title: 'Release, Ida Falk' }],
  },
  {
    title: 'Music for the teaser',
    state: 'returned',
    of: 'cc',
    instructions: 'Calm, without words, half a minute or longer. We need the licence with it.',
    kinds: ['music', 'document'],
    count: [2, 4],
    dueInDays: 2,
    files: [
      { file: 'slow-tide.mp3', step: 'sent', title: 'Slow tide, teaser' },
      {
        file: 'outro-jingle.mp3',
        step: 'returned',
        title: 'Jingle, teaser',
        words: 'Too cheerful for what is shown.',
      },
    ],
    returned: 'Slow tide is just right. The other one is not, and the licence is missing.',
  },
  {
    title: 'Portrait for the directory',
    state: 'requested',
    of: 'viewer',
    instructions: 'You alone, by a window, from the chest up.',
    kinds: ['image'],
    count: [1, 3],
    dueInDays: 6,
  },
  {
    title: 'Stills of the harbour',
    state: 'submitted',
    of: 'cc',
    instructions: 'Two or three pictures for the title page, in the evening.',
    kinds: ['image'],
    count: [2, 3],
    dueInDays: 1,
    files: [
      { file: 'yard-at-night.jpg', step: 'sent', title: 'Harbour, blue hour' },
      { file: 'harbour-key-visual.jpg', step: 'sent', title: 'Harbour, last light' },
    ],
  },
  {
    title: 'Questions for the interview',
    state: 'submitted',
    of: 'viewer',
    kinds: ['document'],
    count: [1, 1],
    dueInDays: 3,
    files: [{ file: 'interview-questions.md', step: 'sent', title: 'Questions from Portland' }],
  },
  {
    title: 'The mark for dark backgrounds',
    state: 'accepted',
    of: 'cc',
    kinds: ['logo', 'image'],
    count: [1, 1],
    dueInDays: -4,
    files: [
      {
        file: 'northwind-wordmark-white.svg',
        step: 'accepted',
        title: 'White wordmark, as handed in',
      },
    ],
  },
  {
    title: 'Photo for the badge',
    state: 'declined',
    of: 'viewer',
    kinds: ['image'],
    dueInDays: 8,
    declined: 'You have one of me already, from the summer party.',
  },
  { title: 'Last year’s price list', state: 'cancelled', of: 'cc', kinds: ['document'] },
  {
    title: 'Floor plan of the studio',
    state: 'reassigned',
    of: 'admin',
    instructions: 'With the doors and the light desk on it.',
    kinds: ['document', 'image'],
    dueInDays: 10,
    passedTo: 'cc',
  },
  {
    customer: 'brightcut',
    title: 'Colour reference',
    state: 'requested',
    of: 'cc',
    kinds: ['image'],
    dueInDays: 5,
  },
]
