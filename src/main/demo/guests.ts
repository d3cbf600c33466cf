/** What guests of the demo are asked, and what they answered: one in every state. Data only. */
import type { RequestState } from '../../features/crowd/request'
import type { SubmissionState } from '../../features/crowd/submission'
import type { DemoFile } from './videos'

export interface DemoGuest {
  readonly name: string
  readonly state: SubmissionState
  readonly daysAgo: number
  readonly cameBy?: 'openLink'
  /** One for each question. */
  readonly films?: readonly DemoFile[]
  readonly retake?: string
}

export interface DemoGuestRequest {
  readonly title: string
  readonly state: RequestState
  readonly welcome: string
  /** `shot`: the title of that of a storyboard which it fills. */
  readonly prompts: readonly (readonly [text: string, hint: string, shot?: string])[]
  readonly hasOpenLink?: true
  readonly closesInDays?: number
  readonly guests: readonly DemoGuest[]
}

export const guestRequests: readonly DemoGuestRequest[] = [
  {
    title: 'What surprised you in your first week?',
    state: 'open',
    welcome:
      'We are making a film for everybody who starts with us. Two short questions, and your phone is enough.',
    prompts: [
      [
        'What surprised you in your first week?',
        'One moment is enough. Say where you were and what happened.',
        'What surprised you?',
      ],
      ['Who helped you most?', 'A name and what they did.'],
    ],
    hasOpenLink: true,
    closesInDays: 16,
    guests: [
      {
        name: 'Ines Moreau',
        state: 'submitted',
        daysAgo: 0,
        cameBy: 'openLink',
        films: ['speaking-up.mp4', 'portland-hello.mp4'],
      },
      { name: 'Tom Ashby', state: 'submitted', daysAgo: 1, films: ['rig-lesson.mp4'] },
      { name: 'Rosa Jimenez', state: 'accepted', daysAgo: 2, films: ['colour-lesson.mp4'] },
      {
        name: 'Kofi Mensah',
        state: 'retake_requested',
        daysAgo: 3,
        films: ['evening-desk.mp4'],
        retake: 'It is a little dark. Could you sit closer to the window?',
      },
      { name: 'Jin Park', state: 'rejected', daysAgo: 4, films: ['studio-hour.mp4'] },
      { name: 'Lena Holm', state: 'withdrawn', daysAgo: 5 },
      { name: 'Yuki Tan', state: 'started', daysAgo: 1, cameBy: 'openLink' },
      { name: 'Omar Haddad', state: 'opened', daysAgo: 2 },
      { name: 'Petra Novak', state: 'sent', daysAgo: 2 },
    ],
  },
  {
    title: 'A greeting for the summer party',
    state: 'draft',
    welcome: 'A few words for those who cannot be there.',
    prompts: [['What do you wish everybody?', 'Ten seconds, and a smile.']],
    guests: [],
  },
  {
    title: 'What do you like about us?',
    state: 'closed',
    welcome: 'For a film about the people we work with.',
    prompts: [['What do you like about working with us?', '']],
    closesInDays: -3,
    guests: [{ name: 'Clara Lund', state: 'expired', daysAgo: 20 }],
  },
]
