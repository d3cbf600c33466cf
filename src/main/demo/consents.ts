/** What the demo's guests agreed to, for a request that is closed by now. */

export const release = {
  name: 'Film release',
  english: `I agree that Northwind Studios films me, cuts the recording and shows it, inside the company and on its public pages.

I know that I may withdraw this at any time, without a reason, by the link I was sent. The recording is then shown no more, and erased after 30 days.

I am 18 or older, or somebody who may decide for me agrees with me.`,
  german: `Ich willige ein, dass Northwind Studios mich filmt, die Aufnahme schneidet und sie zeigt, im Unternehmen und auf öffentlichen Seiten.

Ich weiß, dass ich das jederzeit und ohne Grund über den Link widerrufen kann, den ich bekommen habe. Die Aufnahme wird dann nicht mehr gezeigt und nach 30 Tagen gelöscht.

Ich bin mindestens 18 Jahre alt, oder wer für mich entscheiden darf, willigt mit mir ein.`,
} as const

export const asked = {
  title: 'A good day at the yard',
  question: 'What makes a day a good one?',
  daysAgo: 20,
} as const

export interface DemoGuest {
  readonly name: string
  readonly email: string
  readonly language: 'en' | 'de'
  readonly daysAgo: number
  readonly ip: string
  readonly browser: string
  readonly guardian?: string
  /** Called so many days ago, and why; a film of theirs is in a draft. */
  readonly revoked?: { readonly daysAgo: number; readonly reason: string; readonly file: string }
}

export const guests: readonly DemoGuest[] = [
  {
    name: 'Dana Whitfield',
    email: 'dana@guests.example',
    language: 'en',
    daysAgo: 18,
    ip: '203.0.113.24',
    browser: 'Safari 18 on iPhone',
  },
  {
    name: 'Tomas Lindgren',
    email: 'tomas@guests.example',
    language: 'en',
    daysAgo: 17,
    ip: '198.51.100.7',
    browser: 'Chrome 143 on Android',
  },
  {
    name: 'Lena Holm',
    email: 'lena@guests.example',
    language: 'de',
    daysAgo: 16,
    ip: '203.0.113.81',
    browser: 'Firefox 145 on Windows',
  },
  {
    name: 'Jin Park',
    email: 'jin@guests.example',
    language: 'en',
    daysAgo: 16,
    ip: '198.51.100.90',
    browser: 'Safari 18 on iPhone',
    guardian: 'Min-ji Park',
  },
  {
    name: 'Rosa Jimenez',
    email: 'rosa@guests.example',
    language: 'en',
    daysAgo: 15,
    ip: '203.0.113.140',
    browser: 'Chrome 143 on Windows',
    revoked: {
      daysAgo: 2,
      reason: 'She has changed her job, and called.',
      file: 'portland-hello.mp4',
    },
  },
]

export const draftOfGuests = 'Good days, rough cut'
