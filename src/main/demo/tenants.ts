/** Customers whose people are none of the five who sign in: enough to look through in staff's lists. Data only. */
import type { FlagId } from '../../../generated/facts/flags'
import type { RoleId } from '../../../generated/facts/roles'

export interface DemoTenant {
  readonly name: string
  readonly city: string
  readonly lifeState?: 'trial' | 'active' | 'closed'
  readonly isLocked?: boolean
  readonly flags: readonly FlagId[]
  readonly seats: number
  readonly storageGigabytes: number
  /** The industry type, by its name. */
  readonly industry: string
  readonly people: readonly string[]
  /** When the last of them was there; the others were there a day or more before. */
  readonly activeHoursAgo?: number
}

export const tenants: readonly DemoTenant[] = [
  {
    name: 'Bluefin Logistics',
    city: 'Rotterdam',
    flags: ['enableStoryBoard', 'campaignManagerAccess', 'allowZoomIntegration'],
    seats: 12,
    storageGigabytes: 3_000,
    industry: 'Logistics',
    people: ['Anouk de Vries', 'Joris Bakker', 'Femke Visser', 'Sanne Mulder', 'Daan Smit'],
    activeHoursAgo: 0.1,
  },
  {
    name: 'Fjordline Ferries',
    city: 'Bergen',
    lifeState: 'trial',
    flags: ['enableStoryBoard'],
    seats: 5,
    storageGigabytes: 50,
    industry: 'Logistics',
    people: ['Ingrid Solberg', 'Lars Haugen'],
    activeHoursAgo: 30,
  },
  {
    name: 'Halden Group',
    city: 'Oslo',
    flags: [
      'enableStoryBoard',
      'campaignManagerAccess',
      'allowZoomIntegration',
      'allowYoutubeIntegration',
    ],
    seats: 8,
    storageGigabytes: 8_000,
    industry: 'Manufacturing',
    people: [
      'Erik Halden',
      'Nora Lie',
      'Jonas Berg',
      'Sofie Dahl',
      'Henrik Moen',
      'Ida Strand',
      'Marius Vik',
      'Thea Lund',
    ],
    activeHoursAgo: 0.01,
  },
  {
    name: 'Ledger & Lane',
    city: 'Dublin',
    isLocked: true,
    flags: ['campaignManagerAccess'],
    seats: 10,
    storageGigabytes: 500,
    industry: 'Financial services',
    people: ['Aoife Byrne', 'Cian Walsh', 'Niamh Doyle'],
    activeHoursAgo: 1_900,
  },
  {
    name: 'Meridian Health',
    city: 'Toronto',
    flags: ['enableStoryBoard'],
    seats: 25,
    storageGigabytes: 250,
    industry: 'Hospitals',
    people: ['Priya Nair', 'Owen Clarke', 'Mei Tanaka', 'Lucas Martin'],
    activeHoursAgo: 26,
  },
  {
    name: 'Orchard Primary School',
    city: 'Bath',
    lifeState: 'trial',
    flags: [],
    seats: 5,
    storageGigabytes: 20,
    industry: 'Education',
    people: ['Grace Hill'],
  },
  {
    name: 'Pantograph',
    city: 'Lyon',
    lifeState: 'closed',
    flags: ['enableStoryBoard', 'proEditVendor'],
    seats: 20,
    storageGigabytes: 1_000,
    industry: 'Post production',
    people: ['Élodie Marchand', 'Théo Garnier'],
    activeHoursAgo: 9_000,
  },
  {
    name: 'Tidewater Museum',
    city: 'Norfolk',
    flags: ['enableStoryBoard', 'allowYoutubeIntegration'],
    seats: 4,
    storageGigabytes: 1_000,
    industry: 'Museums',
    people: ['Ruth Abbott', 'Walter Pierce', 'Joan Ellis', 'Sam Whitfield'],
    activeHoursAgo: 2,
  },
  {
    name: 'Vantage Engineering',
    city: 'Munich',
    flags: ['enableStoryBoard', 'campaignManagerAccess', 'allowZoomIntegration'],
    seats: 30,
    storageGigabytes: 4_000,
    industry: 'Manufacturing',
    people: ['Jörg Lehmann', 'Petra König', 'Max Brunner', 'Lena Vogt', 'Felix Adler', 'Uta Weiß'],
    activeHoursAgo: 0.15,
  },
]

/** Whoever comes first leads a customer, and so on. */
export const roleAt = (index: number): RoleId =>
  (['cm', 'admin', 'cc', 'viewer'] as const)[index] ?? 'viewer'

interface DemoType {
  readonly name: string
  readonly within?: string
  readonly isActive?: false
}

/** Those within another come after it. */
export const industryTypes: readonly DemoType[] = [
  { name: 'Media' },
  { name: 'Film', within: 'Media' },
  { name: 'Post production', within: 'Film' },
  { name: 'Broadcasting', within: 'Media' },
  { name: 'Print', within: 'Media', isActive: false },
  { name: 'Health' },
  { name: 'Hospitals', within: 'Health' },
  { name: 'Pharmacy', within: 'Health' },
  { name: 'Culture' },
  { name: 'Museums', within: 'Culture' },
  { name: 'Archives', within: 'Culture' },
  { name: 'Education' },
  { name: 'Financial services' },
  { name: 'Logistics' },
  { name: 'Manufacturing' },
]

export const shotTypes = [
  { name: 'Establishing shot', description: 'Where we are: the place before anybody speaks.' },
  { name: 'Wide shot', description: 'Somebody from head to toe, and what is around them.' },
  { name: 'Medium shot', description: 'Somebody from the waist up.' },
  { name: 'Close-up', description: 'A face.' },
  { name: 'Detail', description: 'A hand, a tool, a label.' },
  { name: 'Over the shoulder', description: 'Two who talk, one of them from behind.' },
  { name: 'Point of view', description: 'What somebody sees.' },
  { name: 'Cutaway', description: 'Something else, to cut between two takes.' },
  { name: 'Aerial', description: 'From above; needs a permit in most places.' },
  { name: 'Whip pan', state: 'archived' },
] as const satisfies ReadonlyArray<{ name: string; description?: string; state?: 'archived' }>
