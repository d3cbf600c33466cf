// Programs that everybody can watch: who made them, of what, and what their chapters are called. Data only.
import type { DemoBlock, DemoCut } from './programs'
import type { DemoProgram } from './work'

interface Published extends Pick<DemoProgram, 'owner' | 'inbox' | 'channel'> {
  readonly title: string
  readonly daysAgo: number
  readonly blocks: readonly DemoBlock[]
}

const name = (who: string, role: string) => ({ lowerThird: { name: who, role } })
const fading = { crossfade: true } as const

const published: readonly Published[] = [
  {
    title: 'Speaking up: how we handle concerns',
    channel: 'peopleTeam',
    owner: 'cm',
    daysAgo: 1,
    inbox: { cm: 'new', admin: 'new', cc: 'new', viewer: 'new' },
    blocks: [
      { clip: 'Elif about speaking up', seconds: 6, ...name('Elif Yıldız', 'Head of people') },
      { title: 'Three ways to say it', subtitle: 'To us, to the board, to nobody you know', seconds: 3, ...fading },
      { clip: 'Elif about speaking up', from: 6, seconds: 5, ...fading },
    ],
  },
  {
    title: 'Reading the new dashboard',
    channel: 'product',
    owner: 'cc',
    daysAgo: 2,
    inbox: { cm: 'started', cc: 'viewed', viewer: 'new' },
    blocks: [
      { clip: 'Dashboard, recorded screen', seconds: 6 },
      { title: 'What the line means', seconds: 2.5, ...fading },
      { clip: 'Dashboard, recorded screen', from: 6, seconds: 5, ...fading },
    ],
  },
  {
    title: 'Studio hour 14: sound first',
    channel: 'studioHour',
    owner: 'cc',
    daysAgo: 3,
    inbox: { cm: 'started', cc: 'viewed', viewer: 'started' },
    // Long enough to be left in its middle and gone on with.
    blocks: [
      { clip: 'Studio hour, microphone', seconds: 10 },
      { title: 'Sound first', subtitle: 'Studio hour 14', seconds: 5, ...fading },
      { clip: 'Lund & Co at the oven', seconds: 10, ...fading },
      { title: 'Where the microphone goes', subtitle: 'Closer than you think', seconds: 4.5, ...fading },
      { clip: 'Gabriel about the rig', seconds: 10, ...fading, ...name('Gabriel Moreau', 'Camera operator') },
      { clip: 'Close-up of the new camera', seconds: 10 },
      { title: 'Before you roll', subtitle: 'Three things to look after', seconds: 4.5, ...fading },
      { clip: 'Briefing on set', seconds: 10, ...fading },
    ],
  },
  {
    title: 'Meet Elif, head of people',
    channel: 'peopleTeam',
    owner: 'cm',
    daysAgo: 4,
    inbox: { admin: 'viewed', cc: 'new', viewer: 'viewed' },
    blocks: [
      { clip: 'Elif about speaking up', from: 2, seconds: 7, ...name('Elif Yıldız', 'Gothenburg') },
      { title: 'Ask her anything', subtitle: 'Every Tuesday, second floor', seconds: 3, ...fading },
    ],
  },
  {
    title: 'Harbour at dawn, making of',
    channel: 'behindTheScenes',
    owner: 'cc',
    daysAgo: 5,
    inbox: { cm: 'new', viewer: 'new' },
    blocks: [
      { clip: 'Harbour at dawn', seconds: 4 },
      { title: 'Four o’clock, two degrees', seconds: 2.5, ...fading },
      { clip: 'Close-up of the new camera', seconds: 4, ...fading },
      { clip: 'Harbour at dawn', from: 4, seconds: 4, ...fading },
    ],
  },
  {
    title: 'Set up the new camera rig',
    channel: 'studioHour',
    owner: 'cc',
    daysAgo: 6,
    inbox: { cm: 'new', cc: 'viewed' },
    blocks: [
      { clip: 'Close-up of the new camera', seconds: 4 },
      { clip: 'Gabriel about the rig', seconds: 6, ...fading, ...name('Gabriel Moreau', 'Camera operator') },
      { title: 'Lock the plate first', seconds: 2.5, ...fading },
      { clip: 'Close-up of the new camera', from: 5, seconds: 3, ...fading },
    ],
  },
  {
    title: 'Inside the archive move',
    owner: 'cm',
    daysAgo: 7,
    inbox: { cm: 'viewed', admin: 'started', viewer: 'viewed' },
    blocks: [
      { clip: 'Moving boxes', seconds: 8, ...name('Aino Virtanen', 'Producer') },
      { title: 'Forty years, eleven days', seconds: 3, ...fading },
    ],
  },
  {
    title: 'Colour, explained in test tubes',
    channel: 'product',
    owner: 'cc',
    daysAgo: 8,
    inbox: { cm: 'new', cc: 'new', viewer: 'started' },
    blocks: [
      { clip: 'Six test tubes', seconds: 4 },
      { clip: 'Nora about colour', seconds: 6, ...fading, ...name('Nora O’Brien', 'Writer') },
      { clip: 'Six test tubes', from: 6, seconds: 4, ...fading },
    ],
  },
  {
    title: 'Quarterly review, leadership answers',
    channel: 'everyone',
    owner: 'cm',
    daysAgo: 9,
    inbox: { cm: 'viewed', admin: 'viewed', cc: 'started', viewer: 'viewed' },
    blocks: [
      { clip: 'Review at the table', seconds: 6 },
      { title: 'Your questions', subtitle: 'As you sent them', seconds: 3, ...fading },
      { clip: 'Review at the table', from: 8, seconds: 6, ...fading },
    ],
  },
  {
    title: 'Field trip: the ridge line',
    channel: 'behindTheScenes',
    owner: 'cc',
    daysAgo: 12,
    inbox: { cm: 'viewed', viewer: 'viewed' },
    blocks: [
      { clip: 'Ridge line in the morning', seconds: 6 },
      { title: 'Two hours up', seconds: 2.5, ...fading },
      { clip: 'Wind, without sound', seconds: 4, ...fading },
    ],
  },
  {
    title: 'Portland office tour',
    channel: 'portland',
    owner: 'cm',
    daysAgo: 14,
    inbox: { cm: 'viewed', cc: 'viewed' },
    blocks: [
      { clip: 'Portland at night', seconds: 5 },
      { clip: 'Hello from Portland', seconds: 6, ...fading, ...name('Aino Virtanen', 'Producer') },
      { clip: 'Portland at night', from: 7, seconds: 3, ...fading },
    ],
  },
] // oxfmt-ignore

export const publishedCuts: readonly DemoCut[] = published.map(({ title, daysAgo, blocks }) => ({
  program: title,
  daysAgo,
  blocks,
}))

export const publishedWork: readonly DemoProgram[] = published.map(
  ({ title, owner, channel, inbox }) => ({ title, owner, channel, inbox, state: 'published' }),
)
