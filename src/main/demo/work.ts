/** Sample clips, tasks and messages of the demo's people: enough that every badge shows. */
import type { CustomerKey, PersonId } from './cast'
import type { ProgramState } from '../../features/programs/programRow'

export interface DemoProgram {
  readonly title: string
  readonly owner: PersonId
  readonly state: ProgramState
  readonly kind?: 'standard' | 'bio'
  /** Finished, but not yet seen by its owner. */
  readonly isFinished?: true
  /** Whose inbox it is in, and how far each of them has watched it. */
  readonly inbox?: Partial<Record<PersonId, 'new' | 'started' | 'viewed'>>
  readonly source?: 'direct' | 'channel'
  readonly approver?: PersonId
}

export interface DemoWork {
  readonly programs: readonly DemoProgram[]
  readonly recordings: ReadonlyArray<{
    readonly title: string
    readonly assignee: PersonId
    readonly state: 'assigned' | 'opened' | 'in_progress' | 'retake_requested' | 'submitted'
    readonly storyboard?: 'active' | 'on_hold'
  }>
  readonly files: ReadonlyArray<{
    readonly title: string
    readonly assignee: PersonId
    readonly state: 'requested' | 'opened' | 'returned' | 'submitted'
  }>
  readonly deliverables: ReadonlyArray<{
    readonly title: string
    readonly owner?: PersonId
    readonly state: 'planned' | 'delivered' | 'accepted'
  }>
  readonly crowd: ReadonlyArray<{
    readonly title: string
    readonly reviewers: readonly PersonId[]
    readonly guests: Readonly<Record<string, 'submitted' | 'started' | 'sent'>>
  }>
}

const nothing: DemoWork = { programs: [], recordings: [], files: [], deliverables: [], crowd: [] }

export const work: Record<CustomerKey, DemoWork> = {
  northwind: {
    programs: [
      {
        title: 'Welcome aboard, part 1',
        owner: 'cm',
        state: 'published',
        inbox: { cm: 'viewed', admin: 'viewed', cc: 'viewed', viewer: 'started' },
      },
      {
        title: 'Safety on set',
        owner: 'cm',
        state: 'published',
        inbox: { cm: 'new', admin: 'new', cc: 'started', viewer: 'new' },
      },
      {
        title: 'A message for the second quarter',
        owner: 'cm',
        state: 'published',
        source: 'channel',
        inbox: { cm: 'new', cc: 'new', viewer: 'new' },
      },
      {
        title: 'Customer story: Lund & Co',
        owner: 'cc',
        state: 'published',
        inbox: { cm: 'started', admin: 'viewed', viewer: 'viewed' },
      },
      { title: 'Spring teaser', owner: 'cc', state: 'in_approval', approver: 'cm' },
      { title: 'What is new in March', owner: 'cc', state: 'in_approval', approver: 'cm' },
      { title: 'Meet Chloe', owner: 'cc', state: 'ready', kind: 'bio', isFinished: true },
      { title: 'Meet Mira', owner: 'cm', state: 'ready', kind: 'bio', isFinished: true },
    ],
    recordings: [
      { title: 'Why I joined Northwind', assignee: 'cm', state: 'assigned', storyboard: 'active' },
      { title: 'Introduce the spring campaign', assignee: 'cm', state: 'in_progress' },
      { title: 'Welcome the new editors', assignee: 'admin', state: 'assigned' },
      { title: 'Show the studio floor', assignee: 'cc', state: 'opened', storyboard: 'active' },
      {
        title: 'Close-up of the camera rig',
        assignee: 'cc',
        state: 'retake_requested',
        storyboard: 'active',
      },
      { title: 'A day in the archive', assignee: 'cc', state: 'assigned', storyboard: 'on_hold' },
      { title: 'Your first week, in one minute', assignee: 'viewer', state: 'assigned' },
      { title: 'Say hello to the team', assignee: 'viewer', state: 'submitted' },
    ],
    files: [
      { title: 'Logo as SVG', assignee: 'cm', state: 'requested' },
      { title: 'Signed release forms', assignee: 'admin', state: 'opened' },
      { title: 'Music licence for the teaser', assignee: 'cc', state: 'returned' },
      { title: 'Portrait for the directory', assignee: 'viewer', state: 'requested' },
    ],
    deliverables: [
      { title: 'Teaser, 16:9', owner: 'cm', state: 'delivered' },
      { title: 'Teaser, square cut-down', state: 'delivered' },
      { title: 'Captions in German', owner: 'cm', state: 'planned' },
      { title: 'Stills for the press', owner: 'cm', state: 'accepted' },
    ],
    crowd: [
      {
        title: 'What do you like about us?',
        reviewers: [],
        guests: { 'Ines Moreau': 'submitted', 'Tom Ashby': 'submitted', 'Yuki Tan': 'started' },
      },
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
    recordings: [{ title: 'Explain the review round', assignee: 'cm', state: 'assigned' }],
    files: [{ title: 'Colour reference', assignee: 'cc', state: 'requested' }],
    deliverables: [{ title: 'Lund & Co, final cut', owner: 'cm', state: 'delivered' }],
    crowd: [],
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
