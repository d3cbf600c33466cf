/** What the demo's campaign manager plans to record. Data only. */

/** Once a clip is named, whoever plans it has recorded it; otherwise colleagues are asked for it. */
export type DemoAsking =
  | { readonly clip: string }
  | { readonly of: readonly string[]; readonly dueInDays: number }

export interface DemoShot {
  readonly title: string
  readonly direction?: string
  readonly script?: string
  /** The shortest and the longest it may be. */
  readonly seconds: readonly [number, number]
  readonly isOptional?: true
  /** Titles of a clip and of pictures that show how it is meant. */
  readonly example?: string
  readonly pictures?: readonly string[]
  readonly asked?: DemoAsking
}

export interface DemoScene {
  readonly title: string
  readonly notes?: string
  readonly shots: readonly DemoShot[]
}

export interface DemoStoryboard {
  readonly title: string
  readonly goal: string
  readonly isTemplate?: true
  /** A draft was made of it. */
  readonly isAssembled?: true
  readonly dueInDays?: number
  readonly daysAgo: number
  readonly scenes: readonly DemoScene[]
}

export const demoStoryboards: readonly DemoStoryboard[] = [
  {
    title: 'Five minutes of portrait',
    goal: 'What somebody does here, told by themselves.',
    isTemplate: true,
    daysAgo: 30,
    scenes: [
      {
        title: 'Who is it',
        notes: 'A place that says something about the work. No meeting room.',
        shots: [
          {
            title: 'At work, wide',
            direction: 'From across the room, so that hands and tools are seen. Nobody looks up.',
            seconds: [8, 12],
          },
          {
            title: 'Name and what I do',
            direction: 'Medium shot, eyes one third from the top.',
            script: 'My name is, and what I do here is',
            seconds: [10, 20],
          },
        ],
      },
      {
        title: 'The story',
        shots: [
          {
            title: 'How it began',
            direction:
              'Ask for the moment, not for the job title. Wait three seconds before you go on.',
            seconds: [20, 30],
          },
          {
            title: 'Hands, close',
            direction: 'What they hold most often. Keep still, and let it leave the picture.',
            seconds: [5, 8],
            isOptional: true,
          },
          { title: 'What comes next', seconds: [15, 25] },
        ],
      },
    ],
  },
  {
    title: 'Summer hours, explained',
    goal: 'Everybody knows when the studio is open in July and August.',
    dueInDays: 30,
    daysAgo: 2,
    scenes: [
      {
        title: 'The question',
        shots: [
          {
            title: 'A closed door',
            direction:
              'The front door from outside, before anybody is there. Hold it for ten seconds.',
            seconds: [6, 10],
          },
          {
            title: 'Is anybody here?',
            direction: 'Over the shoulder of whoever knocks.',
            script: 'Hello? I thought you opened at eight.',
            seconds: [4, 6],
          },
        ],
      },
      {
        title: 'The answer',
        notes: 'Three sentences are enough. All else stands on the page below the film.',
        shots: [
          {
            title: 'Open from nine',
            script:
              'From the first of July we open at nine and close at five. On Fridays we close at three. Whoever has booked a room can be let in before that: ring the bell at the gate.',
            seconds: [15, 20],
          },
          { title: 'The bell at the gate', seconds: [4, 6], isOptional: true },
        ],
      },
    ],
  },
  {
    title: 'Welcome aboard, part 2',
    goal: 'New colleagues, first day.',
    isAssembled: true,
    dueInDays: 9,
    daysAgo: 8,
    scenes: [
      {
        title: 'Arrive',
        notes: 'Where it is, and what it feels like to come in.',
        shots: [
          {
            title: 'Harbour at first light',
            direction: 'The cranes from the east quay while the sun comes up. No zoom, no people.',
            seconds: [6, 8],
            example: 'Harbour at dawn',
            pictures: ['Harbour key visual'],
            asked: { of: ['Gabriel Moreau'], dueInDays: 4 },
          },
          {
            title: 'The front door, first greeting',
            direction: 'Walk in with the camera. Whoever opens says hello as they always do.',
            script: 'You must be new. Come in, I will show you where the coffee is.',
            seconds: [8, 12],
            asked: { of: ['Daniel Achterberg', 'Åke Sjögren'], dueInDays: 5 },
          },
        ],
      },
      {
        title: 'The people',
        shots: [
          {
            title: 'Mira: why we started',
            direction: 'Medium shot in front of the shelves, eyes one third from the top.',
            script:
              'We were four people with one camera and a rented van. Nobody wanted films about work then. We did.',
            seconds: [10, 20],
            asked: { clip: 'Welcome from the studio' },
          },
          {
            title: 'Beatriz: why I joined Northwind',
            direction: 'Ask her to start with the moment, not with her job title.',
            script:
              'I came for six months. On my second day Mira stopped the whole crew because my first cable run was crooked, and then she showed me how to do it. That is when I knew I would stay.',
            seconds: [20, 30],
            example: 'Interview, camera A',
            asked: { of: ['Beatriz Prado'], dueInDays: 6 },
          },
          {
            title: 'Adrian: what we look for',
            direction: 'In the evening, with the lamps of the desk alone.',
            seconds: [15, 20],
            example: 'Evening desk, Adrian',
          },
          {
            title: 'What surprised you?',
            direction: 'One moment is enough. Say where you were and what happened.',
            seconds: [20, 60],
          },
        ],
      },
      {
        title: 'Your first week',
        shots: [
          {
            title: 'Desk set-up in 30 seconds',
            direction: 'From above: laptop, headphones, badge, one after the other.',
            seconds: [20, 30],
            asked: { of: ['Gabriel Moreau'], dueInDays: 6 },
          },
          {
            title: 'Stand-up, wide',
            direction: 'Everybody in one picture. Pan once from left to right.',
            seconds: [8, 10],
            example: 'Review at the table',
          },
          {
            title: 'Logo on the wall',
            seconds: [3, 5],
            isOptional: true,
            asked: { clip: 'Logo sting, square' },
          },
        ],
      },
    ],
  },
]
