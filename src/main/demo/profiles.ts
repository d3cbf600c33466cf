/** What the demo's first organization wants to know of its people, and what it knows. Data only. */
import type { AddProfileFieldRequest } from '../../../generated/facts/features/directory'

type Field = Omit<AddProfileFieldRequest['values'], 'choices'> & {
  readonly choices?: readonly string[]
  readonly isArchived?: true
}

export const profileFields = {
  skills: {
    name: 'Skills',
    kind: 'multi',
    choices: [
      'Camera',
      'Drone pilot',
      'Editing',
      'Grading',
      'Media training',
      'Motion',
      'On camera',
      'Scripts',
      'Sound',
      'Training',
    ],
  },
  languages: {
    name: 'Languages on camera',
    kind: 'multi',
    choices: [
      'Arabic',
      'Czech',
      'Danish',
      'English',
      'Finnish',
      'French',
      'German',
      'Polish',
      'Portuguese',
      'Swedish',
      'Turkish',
    ],
  },
  place: { name: 'Works', kind: 'select', choices: ['At the studio', 'From home', 'On the road'] },
  drone: { name: 'Drone licence until', kind: 'date' },
  years: { name: 'Years in film', kind: 'number' },
  ask: { name: 'What I like to be asked about', kind: 'longText' },
  locker: { name: 'Locker', kind: 'text', isArchived: true },
} as const satisfies Record<string, Field>

export type ProfileFieldKey = keyof typeof profileFields

export interface Profile {
  readonly title?: string
  readonly department?: string
  readonly location?: string
  readonly extra?: Partial<Record<ProfileFieldKey, string | number | string[]>>
}

/** By the beginning of the email address. */
export const profiles: Readonly<Record<string, Profile>> = {
  cm: {
    title: 'Campaign manager',
    department: 'Production',
    location: 'Gothenburg',
    extra: {
      skills: ['Scripts', 'On camera'],
      languages: ['Swedish', 'English'],
      place: 'At the studio',
      years: 11,
      ask: 'How a campaign comes together, and whom to call for it.',
      locker: '12',
    },
  },
  admin: {
    title: 'Head of communications',
    department: 'Press',
    location: 'Lisbon',
    extra: { skills: ['Media training'], languages: ['Portuguese', 'English'], years: 14 },
  },
  cc: {
    title: 'Lead videographer',
    department: 'Production',
    location: 'Hamburg',
    extra: {
      skills: ['Drone pilot', 'Camera'],
      languages: ['German', 'English'],
      place: 'On the road',
      drone: '2027-03-31',
      years: 8,
      ask: 'Interviews on the move, aerial shots, anything with boats.',
      locker: '7',
    },
  },
  viewer: { title: 'Chair of the board', department: 'Board office', location: 'London' },
  'aino.virtanen': {
    extra: { skills: ['Scripts'], languages: ['Finnish', 'Swedish', 'English'], years: 9 },
  },
  'ake.sjogren': {
    extra: { skills: ['Editing', 'Grading'], place: 'At the studio', years: 17, locker: '3' },
  },
  'beatriz.prado': {
    extra: { skills: ['Grading'], languages: ['Portuguese'], place: 'From home', years: 6 },
  },
  'daniel.achterberg': { extra: { skills: ['Sound'], place: 'From home', years: 12 } },
  'elif.yildiz': {
    extra: { skills: ['Media training', 'Training'], languages: ['Turkish', 'English'] },
  },
  'frida.nylund': {
    extra: { skills: ['Training', 'On camera'], languages: ['Swedish'], place: 'At the studio' },
  },
  'gabriel.moreau': {
    extra: {
      skills: ['Camera', 'Drone pilot'],
      languages: ['French'],
      place: 'On the road',
      drone: '2026-12-15',
      years: 4,
    },
  },
  'hana.dvorakova': { extra: { languages: ['Czech', 'German', 'English'], years: 2 } },
  'kirsten.moller': { extra: { skills: ['Motion'], languages: ['Danish'], place: 'From home' } },
  'leila.haddad': {
    extra: {
      skills: ['On camera'],
      languages: ['French', 'Arabic', 'English'],
      place: 'On the road',
      years: 7.5,
      ask: 'Live shows, and how to stop being afraid of them.',
    },
  },
  'nora.obrien': { extra: { skills: ['Scripts'], languages: ['English'], years: 20 } },
}
