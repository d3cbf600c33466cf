// The demo's templates: one in use with a newer draft, one for bios, one that nobody has finished.
import type { Story, StoryPart } from '../../../generated/facts/features/templates'
import { emptyStory } from '../../features/templates/story'

export interface DemoTemplate {
  readonly title: string
  readonly description: string
  readonly isBio?: boolean
  readonly daysAgo: number
  /** One version after the other; the last one is still a draft where it says so. */
  readonly stories: readonly Story[]
  readonly isDraftLeft?: boolean
}

const cut = { kind: 'cut', frames: 0 } as const
const crossfade = { kind: 'crossfade', frames: 15 } as const

const slot = (
  label: string,
  direction: string,
  [least, most]: readonly [number, number],
  more: Partial<StoryPart> = {},
): StoryPart => ({
  id: label.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  kind: 'slot',
  label,
  direction,
  required: true,
  minMs: least * 1_000,
  maxMs: most * 1_000,
  join: cut,
  ...more,
})
const speaker = { lowerThird: 'lowerThirdBar' } as const
const optional = { required: false } as const
const intro: StoryPart = { id: 'intro', kind: 'intro', label: 'Intro', join: cut }
const outro: StoryPart = { id: 'outro', kind: 'outro', label: 'Outro', join: cut }
const title = (id: string, words: string, second: string, isOpen: boolean): StoryPart => ({
  id,
  kind: 'title',
  label: 'Title',
  lengthMs: 4_000,
  text: { style: 'titleBarLeft', fields: { title: words, subtitle: second } },
  isOpen,
  join: cut,
})
const storyOf = (...parts: readonly StoryPart[]): Story => ({ ...emptyStory, parts: [...parts] })

const welcome = title('welcome', 'Welcome to Northwind', 'Your first hundred days', true)
const meet = slot(
  'Who you will meet',
  'A colleague says who they are and what they do. Head and shoulders, quiet room.',
  [10, 20],
  speaker,
)
const place = slot('Where we work', 'The house from outside, or the harbour.', [5, 10], optional)
const week = slot('What a week looks like', 'Somebody tells what they did last week.', [10, 20], {
  ...speaker,
  join: crossfade,
})
const joined = slot(
  'Why I joined',
  'One person says in their own words what made them join. Quiet room, no logo behind.',
  [10, 20],
  { ...speaker, join: crossfade },
)
const team = slot('The team', 'The team at work or at lunch, nobody talks.', [5, 12], {
  ...optional,
  repeat: true,
})

export const demoTemplates: readonly DemoTemplate[] = [
  {
    title: 'Onboarding',
    description:
      'What somebody sees on their first day: whom they meet, where, and why it is good.',
    daysAgo: 60,
    stories: [
      storyOf(intro, welcome, meet, week, outro),
      storyOf(intro, welcome, meet, place, week, outro),
      storyOf(intro, welcome, meet, place, week, joined, team, outro),
    ],
    isDraftLeft: true,
  },
  {
    title: 'Who I am',
    description: 'Everybody presents themselves in half a minute.',
    isBio: true,
    daysAgo: 45,
    stories: [
      storyOf(
        slot(
          'Hello',
          'Say who you are, what you do and what you like. Look into the camera.',
          [20, 60],
          {
            lowerThird: 'lowerThirdSlim',
          },
        ),
      ),
    ],
  },
  {
    title: 'Customer story',
    description: 'Three questions to a customer, between pictures of what they do.',
    daysAgo: 4,
    stories: [
      storyOf(
        title('name', '', '', true),
        slot('The problem', 'What was hard before?', [15, 40], speaker),
        slot('What we did', 'What has changed since?', [15, 40], { ...speaker, join: crossfade }),
      ),
    ],
    isDraftLeft: true,
  },
]
