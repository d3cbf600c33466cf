// The demo's scripts: drafts, ready ones with versions, one that is archived and one in the trash.
import type { AddScriptRequest } from '../../../generated/facts/features/programs'

export interface DemoScript {
  readonly values: AddScriptRequest['values']
  readonly daysAgo: number
  /** What it says since: each a version, while it is ready. */
  readonly later?: readonly string[]
  readonly is?: 'ready' | 'archived' | 'trashed'
}

const welcome = `Hello, and welcome to Northwind.

[Smile. Look into the lens.]
I am glad that you are with us. In the next two minutes I will show you where everything is,
whom you can ask, and what your first week looks like.

Your badge opens the main door, the harbour gate and the lifts.
If it does not, call the front desk: the number is on its back.

[Point to the map.]
This is the quay. Helmets are worn from the yellow line on, by everybody, always.

See you on Monday.`

export const demoScripts: readonly DemoScript[] = [
  {
    values: { title: 'Welcome to Northwind', body: welcome, language: 'en', wordsPerMinute: 140 },
    daysAgo: 34,
    is: 'ready',
    later: [
      welcome.replace('two minutes', 'ninety seconds'),
      welcome.replace('two minutes', 'ninety seconds').replace('Monday', 'your first day'),
    ],
  },
  {
    values: {
      title: 'Harbour safety in sixty seconds',
      body: 'Three rules keep everybody safe on the quay.\n\nOne: wear your helmet.\nTwo: stay behind the yellow line while a crane moves.\nThree: if you see something, say it.\n\n[Hold up three fingers.]\nHelmet, line, voice. That is all.',
      language: 'en',
      wordsPerMinute: 150,
    },
    daysAgo: 12,
    is: 'ready',
  },
  {
    values: {
      title: 'Quarterly update, autumn',
      body: 'This quarter we moved more containers than ever before.\n\n[Figures from Omar, by Thursday.]\n\nWhat made the difference were the people of the night shift.',
      language: 'en',
      wordsPerMinute: 130,
    },
    daysAgo: 1,
  },
  {
    values: {
      title: 'Sicherheit am Kai',
      body: 'Drei Regeln halten alle am Kai sicher.\n\nErstens: Helm auf.\nZweitens: hinter der gelben Linie bleiben.\nDrittens: sagen, was man sieht.',
      language: 'de',
      wordsPerMinute: 120,
    },
    daysAgo: 5,
  },
  {
    values: { title: 'Summer party invitation', body: 'Come as you are, and bring somebody.' },
    daysAgo: 150,
    is: 'archived',
  },
  {
    values: { title: 'Old greeting', body: 'Dear colleagues.' },
    daysAgo: 9,
    is: 'trashed',
  },
]
