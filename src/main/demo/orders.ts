/** What the demo's customers have edited by professionals, and who edits it. Data only. */
import type { OrderState } from '../../features/pro-edits/order'

export interface DemoEditor {
  readonly name: string
  readonly hoursAWeek: number
  readonly skills: readonly string[]
  /** The first and the last of some days off, from today on. */
  readonly off?: readonly [number, number]
}

/** Of Brightcut; Chloe Brandt is there already. */
export const editors: readonly DemoEditor[] = [
  { name: 'Chloe Brandt', hoursAWeek: 28, skills: ['Interviews', 'Captions'] },
  { name: 'Tom Ashby', hoursAWeek: 24, skills: ['Grading', 'Documentary'] },
  { name: 'Yuki Tan', hoursAWeek: 32, skills: ['Motion design', 'Explainers'] },
  { name: 'Nora Kelly', hoursAWeek: 16, skills: ['Sound', 'Teasers'], off: [12, 16] },
]

export interface DemoOrder {
  readonly title: string
  readonly customer: string
  readonly state: OrderState
  readonly stateBefore?: OrderState
  readonly brief?: string
  readonly isRush?: true
  /** From today on; below nothing: it was. */
  readonly dueInDays: number
  readonly sentDaysAgo: number
  readonly hours?: number
  readonly spentHours?: number
  readonly editor?: string
  readonly round?: number
  readonly maxRounds?: number
  /** Footage that editors are given, by its title. */
  readonly clips?: readonly string[]
  /** Of which the latest version was delivered. */
  readonly program?: string
  readonly deliveredDaysAgo?: number
  readonly approvedDaysAgo?: number
  readonly words?: string
}

export const buyers = {
  northwind: 'Northwind Studios',
  harbour: 'Harbour Credit Union',
  halden: 'Halden Group',
  meridian: 'Meridian Health',
} as const
const { northwind, harbour, halden, meridian } = buyers

export const openOrders: readonly DemoOrder[] = [
  {
    title: 'Annual meeting, 3 cut-downs',
    customer: harbour,
    state: 'submitted',
    dueInDays: 12,
    sentDaysAgo: 0.2,
    clips: ['Harbour at dawn'],
    brief: 'Three films of 30 seconds each for the lobby, without sound.',
  },
  {
    title: 'Recruiting clip for nurses',
    customer: meridian,
    state: 'submitted',
    isRush: true,
    dueInDays: 4,
    sentDaysAgo: 0.1,
    brief: 'Two nurses speak about their first year. Warm, no music under the voices.',
  },
  {
    title: 'Safety on set, Swedish version',
    customer: northwind,
    state: 'submitted',
    dueInDays: 15,
    sentDaysAgo: 1,
    clips: ['Briefing on set'],
    brief: 'The same film with Swedish titles and captions.',
  },
  {
    title: 'Opening hours in summer',
    customer: harbour,
    state: 'accepted',
    dueInDays: 9,
    sentDaysAgo: 3,
    hours: 4,
  },
  {
    title: 'Trade fair loop, no sound',
    customer: halden,
    state: 'on_hold',
    stateBefore: 'accepted',
    dueInDays: 18,
    sentDaysAgo: 6,
    hours: 5,
    words: 'The new logo comes on Monday.',
  },
  {
    title: 'Customer story: Lund & Co',
    customer: northwind,
    state: 'in_edit',
    dueInDays: 1,
    sentDaysAgo: 11,
    hours: 8,
    spentHours: 8.5,
    editor: 'Chloe Brandt',
    round: 2,
    clips: ['Interview, camera A', 'Interview, camera B'],
    brief: 'Two minutes. Begin with the bakery, not with the office.',
    program: 'Customer story: Lund & Co',
    deliveredDaysAgo: 4,
    words: 'Begin with the ovens, and leave the office out.',
  },
  {
    title: 'Harbour at dawn, making of',
    customer: northwind,
    state: 'in_edit',
    dueInDays: 3,
    sentDaysAgo: 8,
    hours: 12,
    spentHours: 3,
    editor: 'Tom Ashby',
    clips: ['Harbour at dawn'],
  },
  {
    title: 'Board update, quarter four',
    customer: halden,
    state: 'in_edit',
    dueInDays: 1,
    sentDaysAgo: 5,
    hours: 18,
    spentHours: 2,
    editor: 'Tom Ashby',
  },
  {
    title: 'Explainer: night shift',
    customer: meridian,
    state: 'in_edit',
    dueInDays: 6,
    sentDaysAgo: 4,
    hours: 10,
    spentHours: 6,
    editor: 'Yuki Tan',
  },
  {
    title: 'Colour lesson, part two',
    customer: northwind,
    state: 'assigned',
    dueInDays: 8,
    sentDaysAgo: 2,
    hours: 6,
    editor: 'Yuki Tan',
    clips: ['Nora about colour'],
  },
  {
    title: 'Welcome aboard, part 2',
    customer: northwind,
    state: 'in_review',
    dueInDays: 0,
    sentDaysAgo: 9,
    hours: 6,
    spentHours: 5,
    editor: 'Yuki Tan',
    program: 'Welcome aboard, part 1',
    deliveredDaysAgo: 1,
  },
  {
    title: 'What is new in March',
    customer: northwind,
    state: 'in_review',
    dueInDays: 2,
    sentDaysAgo: 7,
    hours: 4,
    spentHours: 4.5,
    editor: 'Chloe Brandt',
    program: 'What is new in March',
    deliveredDaysAgo: 0.3,
  },
  {
    title: 'Spring teaser, square',
    customer: northwind,
    state: 'changes_requested',
    dueInDays: 1,
    sentDaysAgo: 14,
    hours: 3,
    spentHours: 3,
    editor: 'Chloe Brandt',
    round: 2,
    clips: ['Vertical teaser'],
    deliveredDaysAgo: 2,
    words: 'The logo is cut at the top.',
  },
  {
    title: 'Factory tour, B-roll',
    customer: halden,
    state: 'changes_requested',
    dueInDays: 5,
    sentDaysAgo: 10,
    hours: 4,
    spentHours: 3,
    editor: 'Nora Kelly',
    maxRounds: 2,
    deliveredDaysAgo: 1,
    words: 'Quieter music, please.',
  },
  {
    title: 'Podcast 15, with captions',
    customer: northwind,
    state: 'draft',
    dueInDays: 20,
    sentDaysAgo: 0.5,
    brief: 'As part 14, with captions in two languages.',
  },
]
