/** The demo's files: made once by code, one or more of each kind. */
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { docxOf, writeOffice, xlsxOf } from './office'
import { pdfOf } from './pdf'

export interface DemoFile {
  readonly file: string
  readonly title: string
  readonly daysAgo: number
  readonly owner: 'cm' | 'cc'
  readonly tags?: readonly string[]
  readonly licence?: 'own' | 'stock' | 'cc' | 'ofl' | 'other'
  readonly licenceText?: string
  /** Days from today; none: it lasts. */
  readonly licenceEndsIn?: number
  readonly visibility?: 'private' | 'shared'
  /** Whom a shared one is shared with. */
  readonly sharedWith?: 'cm' | 'cc'
}

export const demoFiles: readonly DemoFile[] = [
  { file: 'northwind-wordmark.svg', title: 'Northwind wordmark', daysAgo: 1, owner: 'cm', tags: ['Brand'], licence: 'own' },
  { file: 'brand-guidelines.pdf', title: 'Brand guidelines 2026', daysAgo: 2, owner: 'cm', tags: ['Brand'], licence: 'own' },
  { file: 'harbour-key-visual.jpg', title: 'Harbour key visual', daysAgo: 3, owner: 'cc', tags: ['Harbour', 'Autumn'], licence: 'stock', licenceText: 'Dockside Pictures, order 20418' },
  { file: 'morning-light.wav', title: 'Morning light, instrumental', daysAgo: 4, owner: 'cm', tags: ['Music bed'], licence: 'stock', licenceEndsIn: 39 },
  { file: 'inter-variable.woff2', title: 'Inter Variable', daysAgo: 5, owner: 'cm', tags: ['Brand'], licence: 'ofl' },
  { file: 'why-we-switched-english.srt', title: 'Why we switched, English', daysAgo: 6, owner: 'cc' },
  { file: 'ridge-line.png', title: 'Ridge line, background', daysAgo: 7, owner: 'cc', licence: 'cc', licenceText: 'Name: Ida Falk' },
  { file: 'outro-jingle.mp3', title: 'Outro jingle', daysAgo: 9, owner: 'cm', licence: 'stock', licenceEndsIn: -21 },
  { file: 'northwind-signet-logo.png', title: 'Northwind signet', daysAgo: 10, owner: 'cm', tags: ['Brand'], licence: 'own' },
  { file: 'shot-list.csv', title: 'Shot list, week 48', daysAgo: 11, owner: 'cc' },
  { file: 'dusk.webp', title: 'Dusk over the yard', daysAgo: 12, owner: 'cc', visibility: 'private' },
  { file: 'interview-questions.md', title: 'Interview questions', daysAgo: 14, owner: 'cc' },
  { file: 'storyboard-notes.docx', title: 'Storyboard notes, autumn', daysAgo: 15, owner: 'cc', tags: ['Autumn'] },
  { file: 'budget.xlsx', title: 'Budget, autumn', daysAgo: 16, owner: 'cm', tags: ['Autumn'], visibility: 'shared', sharedWith: 'cc' },
  { file: 'yard-at-night.jpg', title: 'Yard at night', daysAgo: 17, owner: 'cc', tags: ['Harbour'], licence: 'stock', licenceText: 'Dockside Pictures, order 20977', licenceEndsIn: 12 },
  { file: 'northwind-wordmark-white.svg', title: 'White mark on blue', daysAgo: 18, owner: 'cm', tags: ['Brand'], licence: 'own' },
  { file: 'slow-tide.mp3', title: 'Slow tide', daysAgo: 20, owner: 'cc', tags: ['Music bed'], licence: 'cc', licenceText: 'Name: Aino Virta' },
  { file: 'why-we-switched-german.vtt', title: 'Why we switched, German', daysAgo: 21, owner: 'cc' },
  { file: 'inter-cyrillic.woff2', title: 'Inter Variable, Cyrillic', daysAgo: 23, owner: 'cm', tags: ['Brand'], licence: 'ofl' },
] // oxfmt-ignore

const run = promisify(execFile)

/** Makes those that are missing; each appears only when it is complete. */
export async function makeDemoFiles(
  folder: string,
  { ffmpegPath, projectRoot }: { readonly ffmpegPath: string; readonly projectRoot: string },
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { file } of demoFiles) {
    const path = join(folder, file)
    if (existsSync(path)) continue
    const draft = join(folder, `new-${process.pid}-${file}`)
    await makeOne(file, draft, ffmpegPath, projectRoot)
    renameSync(draft, path)
  }
}

async function makeOne(file: string, path: string, ffmpegPath: string, root: string) {
  const text = texts[file]
  const office = offices[file]
  const font = fonts[file]
  const source = sources[file]
  if (text !== undefined) return writeFileSync(path, text)
  if (office) return writeOffice(path, office)
  if (source) return void (await run(ffmpegPath, [...quiet, ...source, path]))
  if (!font) throw new Error(`nothing says how ${file} is made`)
  copyFileSync(join(root, 'node_modules/@fontsource-variable/inter/files', font), path)
}

const fonts: Readonly<Record<string, string>> = {
  'inter-variable.woff2': 'inter-latin-wght-normal.woff2',
  'inter-cyrillic.woff2': 'inter-cyrillic-wght-normal.woff2',
}

const offices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'storyboard-notes.docx': docxOf([
    'Storyboard notes, autumn',
    'Open on the harbour before sunrise. No words for ten seconds.',
    'Then the people who work there, each with one sentence.',
  ]),
  'budget.xlsx': xlsxOf([
    ['What', 'Days', 'Euro'],
    ['Camera', '3', '2400'],
    ['Sound', '2', '1100'],
    ['Edit', '4', '2800'],
  ]),
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y']
const still = (colours: string, size: string, more = '') => [
  '-f',
  'lavfi',
  '-i',
  `gradients=s=${size}:n=4:${colours}${more}`,
  '-frames:v',
  '1',
]
const sound = (expression: string, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `aevalsrc='${expression}':d=${seconds}:s=44100`,
  '-ac',
  '2',
]
const beat = (rate: number) => `exp(-4*mod(t*${rate},1))`

const sources: Readonly<Record<string, readonly string[]>> = {
  'harbour-key-visual.jpg': still('c0=0x2b1d3d:c1=0xd97757:c2=0xf4c98b:c3=0x3d5a80:seed=9', '2400x1600'),
  'ridge-line.png': still('c0=0xdfeae2:c1=0x8fb8a0:c2=0x4d7f62:c3=0x2c4d3a:x0=0:y0=0:x1=0:y1=1080', '1920x1080'),
  'dusk.webp': still('c0=0x1b1140:c1=0x3d1e6d:c2=0xe0457b:c3=0xffb26b:seed=5', '1600x1000'),
  'northwind-signet-logo.png': [
    '-f', 'lavfi', '-i', "color=c=0x2f62df:s=400x400,format=rgba,geq=r='if(lt(abs(abs(X-200)-60),18)*lt(abs(Y-200),90)+lt(abs((X-140)*1.5-(Y-110)),26)*lt(abs(Y-200),90),255,47)':g='if(lt(abs(abs(X-200)-60),18)*lt(abs(Y-200),90)+lt(abs((X-140)*1.5-(Y-110)),26)*lt(abs(Y-200),90),255,98)':b='if(lt(abs(abs(X-200)-60),18)*lt(abs(Y-200),90)+lt(abs((X-140)*1.5-(Y-110)),26)*lt(abs(Y-200),90),255,223)':a='if(lt(hypot(X-200,Y-200),190),255,0)'",
    '-frames:v', '1',
  ],
  'morning-light.wav': sound(`(0.25*sin(262*2*PI*t)+0.2*sin(330*2*PI*t)+0.15*sin(392*2*PI*t))*${beat(1.5)}*(0.4+0.6*abs(sin(t/7)))`, 34),
  'yard-at-night.jpg': still('c0=0x0b1020:c1=0x14305a:c2=0x2f7f93:c3=0xffd58a:seed=12', '2000x1333'),
  'slow-tide.mp3': sound(`(0.2*sin(196*2*PI*t)+0.15*sin(294*2*PI*t))*(0.3+0.7*abs(sin(t/5)))`, 28),
  'outro-jingle.mp3': sound(`0.4*sin(2*PI*t*(392+131*floor(mod(t*2,3))))*${beat(2)}*(1-t/8)`, 7),
} // oxfmt-ignore

const texts: Readonly<Record<string, string | Buffer>> = {
  'northwind-wordmark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 140" width="620" height="140"><path d="M20 20h22l38 60V20h22v100H82L42 58v62H20z" fill="#16213d"/><g fill="none" stroke="#16213d" stroke-width="12" stroke-linecap="round"><path d="M140 110V66q0-18 18-18t18 18v44"/><circle cx="222" cy="80" r="28"/><path d="M276 110V50m0 16q8-16 24-16m22-24v68q0 16 16 16M306 52h34m16 58V24m0 44q0-18 18-18t18 18v42"/><path d="M410 50l14 58 16-52 16 52 14-58m20 60V50m0-24v2m24 82V66q0-18 18-18t18 18v44"/><circle cx="570" cy="84" r="24"/><path d="M594 24v84"/></g></svg>',
  'brand-guidelines.pdf': pdfOf([
    { colour: '0.12 0.23 0.6', box: [0, 420, 420, 174] },
    { colour: '0.18 0.38 0.87', box: [210, 420, 210, 174] },
    { colour: '0.09 0.13 0.24', box: [40, 360, 240, 26] },
    ...[320, 296, 272, 248, 208, 184, 160].map((y, at) => ({
      colour: '0.82 0.85 0.9',
      box: [40, y, at % 3 === 2 ? 220 : 340, 10] as const,
    })),
  ]),
  'why-we-switched-english.srt':
    '1\n00:00:04,000 --> 00:00:10,000\nSomebody wrote a brief,\nsomebody booked a camera\n\n2\n00:00:10,400 --> 00:00:14,000\nand three weeks later there was a film.\n\n3\n00:00:14,500 --> 00:00:19,000\nBy then nobody knew why.\n',
  'why-we-switched-german.vtt':
    'WEBVTT\n\n00:04.000 --> 00:10.000\nJemand schrieb ein Briefing,\njemand buchte eine Kamera\n\n00:10.400 --> 00:14.000\nund drei Wochen später war ein Film da.\n',
  'northwind-wordmark-white.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 140" width="400" height="140"><rect width="400" height="140" rx="24" fill="#16213d"/><path d="M60 30h20l36 56V30h20v80h-20L80 54v56H60z" fill="#fff"/><g fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"><circle cx="206" cy="76" r="28"/><path d="M262 104V48m0 16q8-16 26-16m24-20v60q0 16 18 16M296 50h44"/></g></svg>',
  'shot-list.csv': 'shot,place,minutes\nWide of the harbour,Pier 4,3\nHands at the winch,Pier 4,2\nPortrait,Office,8\n',
  'interview-questions.md': '# Interview questions\n\n- What did a week look like before?\n- What surprised you most?\n',
} // oxfmt-ignore
