/** What the demo's people owe each other: a deliverable in every state. Data only. */
import type { Deliverable } from '../../../generated/facts/features/deliverables'
import type { PersonId } from './cast'

export interface DemoDeliverable extends Pick<Deliverable, 'title' | 'kind' | 'preset' | 'state'> {
  readonly customer?: 'brightcut'
  readonly owner?: PersonId
  readonly maker?: PersonId
  readonly maxSeconds?: number
  readonly languages?: readonly string[]
  readonly notes?: string
  readonly dueInDays: number
  /** By its title: of a program the latest version. */
  readonly program?: string
  /** By its title. */
  readonly file?: string
  readonly changesWords?: string
}

export const demoDeliverables: readonly DemoDeliverable[] = [
  {
    title: 'Spring teaser, for the web',
    kind: 'program',
    preset: 'web',
    state: 'delivered',
    owner: 'cm',
    maker: 'cc',
    maxSeconds: 60,
    languages: ['en'],
    notes: 'Runs on the start page without sound, so that the captions carry it.',
    dueInDays: 2,
    program: 'Spring teaser',
  },
  {
    title: 'Why we switched, German captions',
    kind: 'captions',
    preset: 'captions',
    state: 'delivered',
    maker: 'cc',
    dueInDays: -1,
    file: 'Why we switched, German',
  },
  {
    title: 'Studio hour 14, for the regional channel',
    kind: 'program',
    preset: 'broadcast',
    state: 'changes_requested',
    owner: 'cm',
    maker: 'cc',
    notes: 'They refuse whatever is louder than R 128 allows.',
    dueInDays: 5,
    program: 'Studio hour 14: sound first',
    changesWords: 'The picture is too small for them. Please draw it in full size.',
  },
  {
    title: 'Spring teaser, vertical',
    kind: 'cutdown',
    preset: 'social',
    state: 'in_production',
    owner: 'cm',
    maker: 'cc',
    maxSeconds: 30,
    languages: ['en', 'de'],
    dueInDays: 9,
  },
  {
    title: 'Spring teaser, six seconds',
    kind: 'cutdown',
    preset: 'web',
    state: 'planned',
    owner: 'cm',
    maxSeconds: 6,
    dueInDays: 12,
  },
  {
    title: 'Harbour, still for the press',
    kind: 'still',
    preset: 'still',
    state: 'accepted',
    owner: 'cm',
    maker: 'cc',
    dueInDays: -6,
    file: 'Harbour key visual',
  },
  {
    title: 'Welcome aboard, part 1, for the intranet',
    kind: 'program',
    preset: 'intranet',
    state: 'accepted',
    owner: 'cm',
    maker: 'cm',
    dueInDays: -4,
    program: 'Welcome aboard, part 1',
  },
  {
    title: 'Interviews as they were recorded',
    kind: 'raw',
    preset: 'raw',
    state: 'cancelled',
    maker: 'cc',
    dueInDays: 3,
  },
  {
    customer: 'brightcut',
    title: 'House style, final cut',
    kind: 'program',
    preset: 'web',
    state: 'delivered',
    owner: 'cm',
    maker: 'cm',
    dueInDays: 4,
    program: 'House style for editors',
  },
]
