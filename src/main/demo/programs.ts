// How the demo's programs are built: of its footage, with words and joins.
import type { Block, Timeline } from '../../../generated/facts/features/programs'

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
  readonly aspect?: Timeline['aspect']
  readonly music?: string
  readonly blocks: readonly DemoBlock[]
}

const mira = { name: 'Mira Lindqvist', role: 'Campaign manager' }
const chloe = { name: 'Chloe Brandt', role: 'Content creator' }

export const demoCuts: readonly DemoCut[] = [
  {
    program: 'Welcome aboard, part 1',
    blocks: [
      { clip: 'Harbour at dawn', seconds: 5 },
      { title: 'Welcome aboard', subtitle: 'Part 1: the house', seconds: 4, crossfade: true },
      { clip: 'Welcome from the studio', seconds: 10, crossfade: true, lowerThird: mira },
      { clip: 'Interview, camera A', from: 2, seconds: 8, lowerThird: chloe },
      { clip: 'Wind, without sound', seconds: 4, crossfade: true },
    ],
  },
  {
    program: 'Safety on set',
    blocks: [
      { title: 'Safety on set', subtitle: 'Four rules that keep us well', seconds: 4 },
      { clip: 'Interview, camera B', seconds: 9, lowerThird: chloe },
      { clip: 'Harbour at dawn', from: 1, seconds: 4, crossfade: true },
      { title: 'Ask when you are not sure', seconds: 3, crossfade: true },
    ],
  },
  {
    program: 'A message for the second quarter',
    blocks: [
      { title: 'The second quarter', subtitle: 'From Mira, to everybody', seconds: 4 },
      { clip: 'Welcome from the studio', seconds: 11, crossfade: true, lowerThird: mira },
    ],
  },
  {
    program: 'Customer story: Lund & Co',
    blocks: [
      { clip: 'Harbour at dawn', seconds: 4 },
      { title: 'Lund & Co', subtitle: 'How they film on the pier', seconds: 4, crossfade: true },
      { clip: 'Interview, camera A', seconds: 7, crossfade: true, lowerThird: chloe },
      { clip: 'Interview, camera B', from: 7, seconds: 7 },
      { clip: 'Harbour at dawn', from: 4, seconds: 4, crossfade: true },
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
      { title: 'New in March', subtitle: 'Three things in one minute', seconds: 4 },
      { clip: 'Interview, camera A', from: 1, seconds: 9, crossfade: true, lowerThird: chloe },
      { clip: 'Welcome from the studio', from: 2, seconds: 6 },
      { clip: 'Logo sting, square', seconds: 3, crossfade: true },
    ],
  },
  {
    program: 'Meet Chloe',
    blocks: [
      { title: 'Meet Chloe', subtitle: 'Content creator', seconds: 3 },
      { clip: 'Interview, camera A', seconds: 12, crossfade: true, lowerThird: chloe },
    ],
  },
  {
    program: 'Meet Mira',
    blocks: [
      { title: 'Meet Mira', subtitle: 'Campaign manager', seconds: 3 },
      { clip: 'Welcome from the studio', seconds: 11, crossfade: true, lowerThird: mira },
    ],
  },
]

const fps = 30

/** Undefined where it shows footage that is not there. */
export function blockOf(
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
    out: (from + seconds) * fps,
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
