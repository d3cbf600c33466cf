import type { DemoScene } from './storyboards'
import type { askedBoards } from './tasks'

/** What the storyboards plan that sample work was asked for already; by their titles. */
export const askedStoryboards = {
  'Who works here': [
    {
      title: 'The people',
      notes: 'One sentence each that nobody else could say.',
      shots: [
        {
          title: 'Why I joined Northwind',
          direction: 'Medium shot, daylight from the side. Begin with the day you decided.',
          script: 'I had seen one of the films before I knew who made it.',
          seconds: [20, 30],
          example: 'Interview, camera B',
        },
        {
          title: 'Say hello to the team',
          direction: 'At the window of your own office, hands in the picture.',
          seconds: [5, 15],
        },
      ],
    },
    {
      title: 'From the door to the stage',
      shots: [
        {
          title: 'Show the studio floor',
          direction: 'One walk without a cut, camera at the height of the chest.',
          seconds: [30, 45],
        },
        { title: 'The lamps go on', seconds: [4, 6], isOptional: true },
      ],
    },
  ],
  'Spring campaign': [
    {
      title: 'Out of doors',
      shots: [
        {
          title: 'Morning on the ridge',
          direction: 'Wide, before the sun is over the hill. No wind in the microphone.',
          seconds: [8, 12],
        },
        {
          title: 'Introduce the spring campaign',
          direction: 'Upright, for phones. The blossom fills the picture.',
          seconds: [5, 15],
        },
      ],
    },
  ],
  'Out of the archive': [
    {
      title: 'Morning',
      shots: [
        {
          title: 'A day in the archive',
          direction: 'From the first box to the last, always from the same place.',
          seconds: [40, 60],
          example: 'Moving boxes',
        },
        { title: 'What was never shown', seconds: [15, 20], isOptional: true },
      ],
    },
  ],
} as const satisfies Readonly<Record<keyof typeof askedBoards, readonly DemoScene[]>>
