/** The people outside to whom Northwind Studios writes, and its lists of them. Data only. */
import type { AddContactRequest } from '../../../generated/facts/features/contacts'
import type { SearchFilter } from '../../../generated/facts/screen'

type Locale = AddContactRequest['values']['locale'] & string
export type ContactListKey = 'press' | 'partners' | 'launch'

interface DemoCompany {
  readonly name: string
  readonly domain: string
  readonly locale: Locale
  readonly tags: readonly string[]
  readonly lists: readonly ContactListKey[]
  /** `First Last, job title`; without a title it is left out. */
  readonly people: readonly string[]
}

export const companies: readonly DemoCompany[] = [
  {
    name: 'Harbour Press',
    domain: 'harbourpress.example',
    locale: 'de',
    tags: ['press'],
    lists: ['press'],
    people: [
      'Annika Strand, Editor in chief',
      'Bruno Keller, Culture desk',
      'Jens Petersen, Video desk',
      'Mareike Vogt, Picture desk',
      'Tobias Lang',
    ],
  },
  {
    name: 'Tagus Media',
    domain: 'tagus.example',
    locale: 'pt',
    tags: ['press', 'broadcast'],
    lists: ['press'],
    people: [
      'Carla Mendes, Producer',
      'João Ferreira, Editor',
      'Inês Duarte, Reporter',
      'Rui Carvalho',
    ],
  },
  {
    name: 'Baltic Broadcast',
    domain: 'balticbroadcast.example',
    locale: 'en',
    tags: ['broadcast'],
    lists: ['press', 'launch'],
    people: [
      'Dmitri Volkov, Head of programmes',
      'Līga Ozola, Commissioning editor',
      'Kristjan Tamm, Archive',
      'Rasa Kazlauskienė, Rights',
      'Eglė Petrauskaitė',
    ],
  },
  {
    name: 'Nordlys Kommunikasjon',
    domain: 'nordlys.example',
    locale: 'nb',
    tags: ['agency'],
    lists: ['partners'],
    people: [
      'Ingrid Solheim, Managing director',
      'Øyvind Berg, Art director',
      'Sindre Moen, Accounts',
      'Astrid Lunde, Strategy',
      'Håkon Vik',
    ],
  },
  {
    name: 'Öresund Film & TV',
    domain: 'oresundfilm.example',
    locale: 'sv',
    tags: ['production'],
    lists: ['partners', 'launch'],
    people: [
      'Åsa Öberg, Line producer',
      'Elin Nyström, Casting',
      'Gustav Ek, Sound',
      'Maja Lindholm, Post production',
      'Nils Åkesson, Camera',
    ],
  },
  {
    name: 'Maison Vidéo',
    domain: 'maisonvideo.example',
    locale: 'fr',
    tags: ['agency', 'events'],
    lists: ['partners'],
    people: [
      'Chloé Lefèvre, Founder',
      'Baptiste Moreau, Event manager',
      'Léa Girard, Social media',
      'Hugo Renaud',
    ],
  },
  {
    name: 'Alpenblick Tourismus',
    domain: 'alpenblick.example',
    locale: 'de',
    tags: ['customer'],
    lists: ['launch'],
    people: [
      'Franziska Huber, Marketing',
      'Lukas Gruber, Brand manager',
      'Sophie Steiner, Events',
      'Matthias Egger, Managing director',
      'Jana Moser',
    ],
  },
  {
    name: 'Fjordline Ferries',
    domain: 'fjordline.example',
    locale: 'nb',
    tags: ['customer'],
    lists: ['launch'],
    people: [
      'Kari Nygård, Internal communication',
      'Magnus Dahl, Training',
      'Silje Haugen, People',
      'Terje Bakke, Safety',
    ],
  },
  {
    name: 'Rossi & Figli',
    domain: 'rossi.example',
    locale: 'it',
    tags: ['customer'],
    lists: [],
    people: [
      'Giulia Rossi, Owner',
      'Marco Bianchi, Sales',
      'Elena Ricci, Press office',
      'Luca Conti',
    ],
  },
  {
    name: 'Kaleva Learning',
    domain: 'kaleva.example',
    locale: 'fi',
    tags: ['customer', 'learning'],
    lists: [],
    people: [
      'Aino Virtanen, Course design',
      'Eero Mäkinen, Platform',
      'Helmi Korhonen, Customer success',
      'Oskari Nieminen, Accessibility',
    ],
  },
  {
    name: 'Polder Festival',
    domain: 'polderfestival.example',
    locale: 'nl',
    tags: ['events'],
    lists: ['press', 'partners'],
    people: [
      'Daan de Vries, Programme',
      'Femke Jansen, Press',
      'Sanne Visser, Volunteers',
      'Thijs Bakker, Technology',
      'Lotte Smit',
    ],
  },
  {
    name: 'Thorsen & Daughters',
    domain: 'thorsen.example',
    locale: 'en',
    tags: ['agency'],
    lists: ['partners'],
    people: [
      'Edda Thorsen, Partner',
      'Freya Thorsen, Partner',
      'Oliver Grant, Copywriter',
      'Priya Raman, Motion design',
      'Samuel Osei, Producer',
    ],
  },
  {
    name: 'Estudio Sur',
    domain: 'estudiosur.example',
    locale: 'es',
    tags: ['production'],
    lists: ['partners'],
    people: [
      'Lucía Navarro, Director',
      'Mateo Vidal, Editor',
      'Sofía Herrera, Colour',
      'Diego Ramos',
    ],
  },
]

/** By their addresses before the @. */
export const unsubscribed = ['bruno.keller', 'hugo.renaud', 'luca.conti']
export const trashed = ['tobias.lang', 'diego.ramos']

interface DemoContactList {
  readonly name: string
  readonly isArchived?: boolean
}

export const staticLists: Readonly<Record<ContactListKey, DemoContactList>> = {
  press: { name: 'Press 2026' },
  partners: { name: 'Partners' },
  launch: { name: 'Spring launch 2025', isArchived: true },
}

export const ruleLists: ReadonlyArray<{ readonly name: string; readonly rule: SearchFilter[] }> = [
  {
    name: 'German speakers who agreed',
    rule: [
      { field: 'locale', op: 'is', value: 'de' },
      { field: 'optIn', op: 'is', value: 'in' },
    ],
  },
  { name: 'New this month', rule: [{ field: 'createdAt', op: 'from', value: '-30d' }] },
]
