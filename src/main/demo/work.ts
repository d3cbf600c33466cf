/** Sample programs, requests and messages of the demo's people: enough that every badge shows. */
import type { CustomerKey, PersonId } from './cast'
import type { ProgramState } from '../../features/programs/programRow'
import type { ChannelKey } from './channels'
import { publishedWork } from './published'

export interface DemoProgram {
  readonly title: string
  readonly owner: PersonId
  readonly state: ProgramState
  readonly kind?: 'standard' | 'bio'
  /** Finished, but not yet seen by its owner. */
  readonly isFinished?: true
  /** Whose inbox it is in, and how far each of them has watched it. */
  readonly inbox?: Partial<Record<PersonId, 'new' | 'started' | 'viewed'>>
  /** Through which it came; without one it was sent to each of them. */
  readonly channel?: ChannelKey
  readonly description?: string
  /** Everybody to whom it was sent has to watch it, in so many days. */
  readonly dueInDays?: number
  readonly approver?: PersonId
}

export interface DemoWork {
  readonly programs: readonly DemoProgram[]
}

const nothing: DemoWork = { programs: [] }

export const work: Record<CustomerKey, DemoWork> = {
  northwind: {
    programs: [
      {
        title: 'Welcome aboard, part 1',
        channel: 'newHere',
        description: 'What you find where in your first week, and whom you ask.',
        owner: 'cm',
        state: 'published',
        inbox: { cm: 'viewed', admin: 'viewed', cc: 'viewed', viewer: 'started' },
      },
      {
        title: 'Safety on set',
        channel: 'everyone',
        // Of three days people would be told in the morning of the very day.
        dueInDays: 4,
        description:
          'Cables, lamps and ladders: what each of us looks after before the camera runs.',
        owner: 'cm',
        state: 'published',
        inbox: { cm: 'new', admin: 'new', cc: 'started', viewer: 'new' },
      },
      {
        title: 'A message for the second quarter',
        channel: 'everyone',
        owner: 'cm',
        state: 'published',
        inbox: { cm: 'new', cc: 'new', viewer: 'new' },
      },
      {
        title: 'Customer story: Lund & Co',
        channel: 'customerStories',
        description: 'How a bakery of forty people tells its story.',
        owner: 'cc',
        state: 'published',
        inbox: { cm: 'started', admin: 'viewed', viewer: 'viewed' },
      },
      ...publishedWork,
      { title: 'Spring teaser', owner: 'cc', state: 'in_approval', approver: 'cm' },
      { title: 'What is new in March', owner: 'cc', state: 'in_approval', approver: 'cm' },
      { title: 'Meet Chloe', owner: 'cc', state: 'ready', kind: 'bio', isFinished: true },
      { title: 'Meet Mira', owner: 'cm', state: 'ready', kind: 'bio', isFinished: true },
    ],
  },
  brightcut: {
    programs: [
      {
        title: 'House style for editors',
        owner: 'cm',
        state: 'published',
        inbox: { cm: 'new', cc: 'new' },
      },
    ],
  },
  harbour: {
    ...nothing,
    programs: [
      {
        title: 'Opening hours in summer',
        owner: 'cm',
        state: 'published',
        inbox: { cm: 'viewed', admin: 'new' },
      },
    ],
  },
  oldMill: nothing,
  support: nothing,
}
