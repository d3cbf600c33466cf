/** The demo organisation: its people and their customers (decisions.md 21). Data only. */
import type { FlagId } from '../../../generated/facts/flags'
import type { RoleId } from '../../../generated/facts/roles'
import type { DemoFile } from './videos'

export const demoPassword = 'Studio-demo-2026'

export const people = {
  super: { name: 'Sam Okafor' },
  cm: { name: 'Mira Lindqvist' },
  admin: { name: 'Adrian Costa' },
  cc: { name: 'Chloe Brandt' },
  viewer: { name: 'Victor Hale' },
} as const satisfies Record<string, { name: string }>

export type PersonId = keyof typeof people

export interface DemoCustomer {
  /** Fixed if an overlay refers to it (manifest/overlays). */
  readonly id?: string
  readonly name: string
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly isLocked?: boolean
  readonly flags: readonly FlagId[]
  readonly idleSessionTimeoutMins: number
  readonly seats: number
  readonly storageBytes: number
  readonly members: Partial<Record<PersonId, RoleId>>
}

/** In the order of the switcher. Signing in leads to the first one a person belongs to. */
export const customers = {
  northwind: {
    name: 'Northwind Studios',
    city: 'Gothenburg',
    state: 'Västra Götaland',
    zip: '411 03',
    flags: ['allowZoomIntegration', 'campaignManagerAccess', 'enableStoryBoard'],
    idleSessionTimeoutMins: 60,
    seats: 40,
    storageBytes: 1e12,
    members: { cm: 'cm', admin: 'admin', cc: 'cc', viewer: 'viewer' },
  },
  brightcut: {
    name: 'Brightcut Post Production',
    city: 'Portland',
    state: 'Oregon',
    zip: '97205',
    flags: [
      'allowZoomIntegration',
      'allowYoutubeIntegration',
      'enableStoryBoard',
      'campaignManagerAccess',
      'hideOrganization',
      'proEditVendor',
    ],
    idleSessionTimeoutMins: 30,
    seats: 20,
    storageBytes: 2e12,
    members: { cm: 'cm', cc: 'cc' },
  },
  harbour: {
    id: '01K9HARB0VRCRED1TVN1ANDEM0',
    name: 'Harbour Credit Union',
    city: 'Halifax',
    state: 'Nova Scotia',
    zip: null,
    flags: [],
    idleSessionTimeoutMins: 15,
    seats: 2,
    // A little more than its two films.
    storageBytes: 1_300_000,
    members: { cm: 'cm', admin: 'admin' },
  },
  oldMill: {
    name: 'Old Mill Archive',
    city: null,
    state: null,
    zip: null,
    isLocked: true,
    flags: ['enableStoryBoard'],
    idleSessionTimeoutMins: 30,
    seats: 5,
    storageBytes: 1e11,
    members: { cm: 'cm' },
  },
  support: {
    name: 'Studio Support',
    city: 'Oslo',
    state: 'Oslo',
    zip: '0150',
    flags: [],
    idleSessionTimeoutMins: 30,
    seats: 10,
    storageBytes: 1e11,
    members: { super: 'superAdmin' },
  },
} as const satisfies Record<string, DemoCustomer>

export type CustomerKey = keyof typeof customers

export interface DemoClip {
  readonly customer: CustomerKey
  readonly owner: PersonId
  readonly file: DemoFile
  readonly daysAgo: number
  readonly tags?: string[]
  /** Days from now until its rights end; below nothing: they have. */
  readonly rightsDays?: number
}

export const clips: readonly DemoClip[] = [
  { customer: 'northwind', owner: 'cm', file: 'welcome.mp4', daysAgo: 0.1, tags: ['opening'] },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'interview-camera-a.mp4',
    daysAgo: 1,
    tags: ['interview', 'customer story'],
  },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'interview-camera-b.webm',
    daysAgo: 1.02,
    tags: ['interview', 'customer story'],
  },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'harbour-at-dawn.mp4',
    daysAgo: 3,
    tags: ['b-roll', 'outdoors'],
    rightsDays: 20,
  },
  { customer: 'northwind', owner: 'cm', file: 'vertical-teaser.mp4', daysAgo: 6 },
  { customer: 'northwind', owner: 'cm', file: 'logo-sting.mp4', daysAgo: 12 },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'silent-wind.mp4',
    daysAgo: 34,
    tags: ['b-roll', 'outdoors'],
  },
  { customer: 'northwind', owner: 'cc', file: 'set-briefing.mp4', daysAgo: 36, tags: ['safety'] },
  { customer: 'northwind', owner: 'cm', file: 'speaking-up.mp4', daysAgo: 37, tags: ['portrait'] },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'lund-bakery.mp4',
    daysAgo: 38,
    tags: ['customer story', 'b-roll'],
  },
  { customer: 'northwind', owner: 'cc', file: 'dashboard-tour.mp4', daysAgo: 40, tags: ['screen'] },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'studio-hour.mp4',
    daysAgo: 42,
    tags: ['studio hour'],
  },
  { customer: 'northwind', owner: 'cm', file: 'quarter-stage.mp4', daysAgo: 44, tags: ['event'] },
  { customer: 'northwind', owner: 'cc', file: 'camera-rig.mp4', daysAgo: 46, tags: ['b-roll'] },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'rig-lesson.mp4',
    daysAgo: 46.1,
    tags: ['portrait'],
  },
  { customer: 'northwind', owner: 'cm', file: 'moving-boxes.mp4', daysAgo: 50, tags: ['archive'] },
  { customer: 'northwind', owner: 'cc', file: 'test-tubes.mp4', daysAgo: 52, tags: ['b-roll'] },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'colour-lesson.mp4',
    daysAgo: 52.1,
    tags: ['portrait'],
  },
  { customer: 'northwind', owner: 'cm', file: 'review-table.mp4', daysAgo: 58, tags: ['event'] },
  {
    customer: 'northwind',
    owner: 'cc',
    file: 'ridge-morning.mp4',
    daysAgo: 63,
    tags: ['b-roll', 'outdoors'],
  },
  {
    customer: 'northwind',
    owner: 'cm',
    file: 'portland-night.mp4',
    daysAgo: 66,
    tags: ['b-roll', 'outdoors'],
  },
  {
    customer: 'northwind',
    owner: 'viewer',
    file: 'portland-hello.mp4',
    daysAgo: 66.1,
    tags: ['portrait'],
  },
  {
    customer: 'northwind',
    owner: 'admin',
    file: 'evening-desk.mp4',
    daysAgo: 70,
    tags: ['portrait'],
  },
  {
    customer: 'northwind',
    owner: 'cm',
    file: 'archive-reel.mp4',
    daysAgo: 400,
    tags: ['archive'],
    rightsDays: -30,
  },
  { customer: 'brightcut', owner: 'cm', file: 'colour-bars.mp4', daysAgo: 2 },
  { customer: 'brightcut', owner: 'cc', file: 'crowd-pattern.webm', daysAgo: 9 },
  { customer: 'harbour', owner: 'cm', file: 'harbour-at-dawn.mp4', daysAgo: 5 },
]

export const emailOf = (person: PersonId) => `${person}@demo.example`

export const demoNotice = [
  '',
  `The demo is ready. Sign in with the password ${demoPassword} as`,
  ...(Object.keys(people) as PersonId[]).map(
    (person) => `  ${emailOf(person).padEnd(22)} ${people[person].name}`,
  ),
  '',
].join('\n')
