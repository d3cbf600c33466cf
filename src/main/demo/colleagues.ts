/** The other people of the demo's first organization. Data only. */
import type { RoleId } from '../../../generated/facts/roles'

export interface Colleague {
  readonly name: string
  readonly title: string
  readonly department: string
  readonly location: string
  readonly roles: readonly RoleId[]
  /** Days since they signed in; absent: they were invited and have not come yet. */
  readonly seenDaysAgo?: number
  readonly isInactive?: true
}

export const colleagues: readonly Colleague[] = [
  {
    name: 'Aino Virtanen',
    title: 'Producer',
    department: 'Production',
    location: 'Helsinki',
    roles: ['cm'],
    seenDaysAgo: 0.3,
  },
  {
    name: 'Åke Sjögren',
    title: 'Editor',
    department: 'Post',
    location: 'Gothenburg',
    roles: ['cc'],
    seenDaysAgo: 1,
  },
  {
    name: 'Beatriz Prado',
    title: 'Colourist',
    department: 'Post',
    location: 'Lisbon',
    roles: ['cc'],
    seenDaysAgo: 2.5,
  },
  {
    name: 'Daniel Achterberg',
    title: 'Sound designer',
    department: 'Post',
    location: 'Utrecht',
    roles: ['cc'],
    seenDaysAgo: 6,
  },
  {
    name: 'Elif Yıldız',
    title: 'Head of people',
    department: 'People',
    location: 'Gothenburg',
    roles: ['admin', 'viewer'],
    seenDaysAgo: 0.1,
  },
  {
    name: 'Frida Nylund',
    title: 'Trainer',
    department: 'People',
    location: 'Gothenburg',
    roles: ['viewer'],
    seenDaysAgo: 12,
  },
  {
    name: 'Gabriel Moreau',
    title: 'Camera operator',
    department: 'Production',
    location: 'Lyon',
    roles: ['cc', 'viewer'],
    seenDaysAgo: 3,
  },
  {
    name: 'Hana Dvořáková',
    title: 'Sales lead',
    department: 'Sales',
    location: 'Brno',
    roles: ['viewer'],
    seenDaysAgo: 40,
  },
  {
    name: 'Ivo Łukasik',
    title: 'Account manager',
    department: 'Sales',
    location: 'Gdańsk',
    roles: ['viewer'],
    seenDaysAgo: 21,
  },
  {
    name: 'Jonas Weiß',
    title: 'Support engineer',
    department: 'Support',
    location: 'Leipzig',
    roles: ['viewer'],
    seenDaysAgo: 1.4,
  },
  {
    name: 'Kirsten Møller',
    title: 'Motion designer',
    department: 'Post',
    location: 'Aarhus',
    roles: ['cc'],
    seenDaysAgo: 90,
    isInactive: true,
  },
  {
    name: 'Leila Haddad',
    title: 'Presenter',
    department: 'Production',
    location: 'Marseille',
    roles: ['viewer'],
  },
  { name: 'Marek Novotný', title: 'Intern', department: 'Post', location: 'Brno', roles: ['cc'] },
  {
    name: 'Nora O’Brien',
    title: 'Writer',
    department: 'Production',
    location: 'Cork',
    roles: ['cc'],
  },
]

/** `Åke Sjögren` is `ake.sjogren`. */
export const nameOf = ({ name }: Pick<Colleague, 'name'>) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}’]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('Ł', 'L')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(' ', '.')
