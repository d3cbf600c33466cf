// How the demo's programs are built: of its footage, with words and joins.
import type { Block, Timeline } from '../../../generated/facts/features/programs'
import { usualBrand } from '../../features/programs/brand'
import type { CustomerKey } from './cast'
import { publishedCuts } from './published'

/** Footage by its title, with the seconds that are shown of it; or a title of its own. */
export interface DemoBlock {
  readonly clip?: string
  readonly from?: number
  readonly seconds: number
  readonly title?: string
  readonly subtitle?: string
  readonly crossfade?: boolean
  readonly lowerThird?: { readonly name: string; readonly role: string }
}

export interface DemoCut {
  readonly program: string
  /** northwind, unless it says so. */
  readonly customer?: CustomerKey
  readonly aspect?: Timeline['aspect']
  /** Since when it is on air, where it is. */
  readonly daysAgo?: number
  readonly blocks: readonly DemoBlock[]
}

const mira = { name: 'Mira Lindqvist', role: 'Campaign manager' }
const chloe = { name: 'Chloe Brandt', role: 'Content creator' }

export const demoCuts: readonly DemoCut[] = [
  ...publishedCuts,
  {
    program: 'Welcome aboard, part 1',
    daysAgo: 11,
    blocks: [
      { clip: 'Harbour at dawn', seconds: 5 },
      { title: 'Welcome aboard', subtitle: 'Part 1: the house', seconds: 4, crossfade: true },
      { clip: 'Welcome from the studio', seconds: 6, crossfade: true, lowerThird: mira },
      { clip: 'Interview, camera A', from: 2, seconds: 5, lowerThird: chloe },
      { clip: 'Wind, without sound', seconds: 3, crossfade: true },
    ],
  },
  {
    program: 'Safety on set',
    daysAgo: 0.5,
    blocks: [
      { clip: 'Briefing on set', seconds: 6 },
      {
        title: 'Above people',
        subtitle: 'What hangs has two fixings',
        seconds: 3,
        crossfade: true,
      },
      { clip: 'Interview, camera B', seconds: 5, crossfade: true, lowerThird: chloe },
      { title: 'Ask when you are not sure', seconds: 2.5, crossfade: true },
      { clip: 'Briefing on set', from: 6, seconds: 3, crossfade: true },
    ],
  },
  {
    program: 'A message for the second quarter',
    daysAgo: 0.1,
    blocks: [
      { clip: 'On stage for the quarter', seconds: 5 },
      {
        title: 'One studio, one quarter',
        subtitle: 'From Mira, to everybody',
        seconds: 3,
        crossfade: true,
      },
      { clip: 'Welcome from the studio', seconds: 6, crossfade: true, lowerThird: mira },
      { clip: 'On stage for the quarter', from: 6, seconds: 4, crossfade: true },
    ],
  },
  {
    program: 'Customer story: Lund & Co',
    daysAgo: 2.5,
    blocks: [
      { clip: 'Lund & Co at the oven', seconds: 5 },
      {
        title: 'Lund & Co',
        subtitle: 'How they film between two batches',
        seconds: 3,
        crossfade: true,
      },
      { clip: 'Interview, camera A', seconds: 5, crossfade: true, lowerThird: chloe },
      { clip: 'Lund & Co at the oven', from: 6, seconds: 4, crossfade: true },
    ],
  },
  {
    program: 'Spring teaser',
    aspect: '9:16',
    blocks: [
      { clip: 'Vertical teaser', seconds: 6 },
      { title: 'Spring', subtitle: 'Is coming', seconds: 3, crossfade: true },
    ],
  },
  {
    program: 'What is new in March',
    blocks: [
      { clip: 'Interview, camera A', from: 1, seconds: 6, lowerThird: chloe },
      {
        title: 'New in March',
        subtitle: 'Three things in one minute',
        seconds: 3,
        crossfade: true,
      },
      { clip: 'Welcome from the studio', from: 2, seconds: 4 },
      { clip: 'Logo sting, square', seconds: 3, crossfade: true },
    ],
  },
  {
    program: 'Meet Chloe',
    blocks: [
      { clip: 'Interview, camera A', seconds: 8, lowerThird: chloe },
      { title: 'Meet Chloe', subtitle: 'Content creator', seconds: 3, crossfade: true },
    ],
  },
  {
    program: 'Meet Mira',
    blocks: [
      { clip: 'Welcome from the studio', seconds: 8, lowerThird: mira },
      { title: 'Meet Mira', subtitle: 'Campaign manager', seconds: 3, crossfade: true },
    ],
  },
  {
    program: 'House style for editors',
    customer: 'brightcut',
    daysAgo: 3,
    blocks: [
      { clip: 'Colour bars and tone', seconds: 5 },
      {
        title: 'House style',
        subtitle: 'Bars first, then everything else',
        seconds: 3,
        crossfade: true,
      },
      { clip: 'Crowd pattern', seconds: 5, crossfade: true },
    ],
  },
  {
    program: 'Opening hours in summer',
    customer: 'harbour',
    daysAgo: 9,
    blocks: [
      { clip: 'Harbour at dawn', seconds: 6 },
      { title: 'Nine to seven', subtitle: 'From May to September', seconds: 3, crossfade: true },
    ],
  },
]

const fps = 25

/** What it shows is found by its title; what is not there is left out. */
export const timelineOf = (
  { aspect = '16:9', blocks }: DemoCut,
  mediaOf: (clip: string) => Block['media'],
): Timeline => ({
  schema: 1,
  fps,
  aspect,
  blocks: blocks.flatMap((block, place) => blockOf(block, place, mediaOf) ?? []),
  brand: usualBrand,
})

/** Undefined where it shows footage that is not there. */
function blockOf(
  block: DemoBlock,
  place: number,
  mediaOf: (clip: string) => Block['media'],
): Block | undefined {
  const { clip, from = 0, seconds, title, subtitle, crossfade, lowerThird } = block
  const media = clip === undefined ? undefined : mediaOf(clip)
  if (clip !== undefined && !media) return undefined
  return {
    id: `b${place + 1}`,
    kind: media ? 'clip' : 'title',
    ...(media ? { media } : { text: { style: 'titleBarLeft', fields: wordsOf(title, subtitle) } }),
    in: from * fps,
    out: Math.round((from + seconds) * fps),
    fit: 'fill',
    focus: { x: 0.5, y: 0.5 },
    gainDb: 0,
    join: crossfade ? { kind: 'crossfade', frames: 15 } : { kind: 'cut', frames: 0 },
    overlays: lowerThird
      ? [
          {
            id: `b${place + 1}-name`,
            style: 'lowerThirdBar',
            at: fps,
            frames: 4 * fps,
            fields: { ...lowerThird },
          },
        ]
      : [],
  }
}

const wordsOf = (title = '', subtitle = '') => ({ title, ...(subtitle && { subtitle }) })
