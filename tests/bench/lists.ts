import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import config from '../playwright.config'
import { openDatabase } from '../../src/server/database/openDatabase'
import type { TestMember } from '../support/people'
import { projectRoot } from '../support/projectRoot'
import { prepareDataDir, startServer, tokenOf } from '../support/realServer'
import { closure, pageChunks, readChunks } from './chunks'
import { median, type Ratio } from './measure'
import { servePeerList } from './peerList'
import { shipped } from './runServer'

const contacts = 100_000
const rounds = 5

/**
 * A list of 100,000 contacts that the manifest draws, beside react-admin's List with Datagrid: the same server, rows and
 * Chromium. The peer asks through a second server, which takes about a millisecond.
 */
export async function benchLists(): Promise<Ratio[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-lists-'))
  const member = await prepareDataDir(dataDir)
  await addContacts(dataDir, member)
  const server = await startServer(dataDir, {}, shipped)
  const peer = await servePeerList(server.origin)
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const token = await tokenOf(server, member)
    const ours = await prepareOurs(browser, server.origin, member)
    const theirs = await prepareTheirs(browser, peer.origin, token)
    const [our, their] = await measureInTurn(ours, theirs)
    return [...compare(our, their), chunkSize()]
  } finally {
    await browser.close()
    peer.close()
    await server.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function addContacts(dataDir: string, { customerId }: TestMember): Promise<void> {
  const database = await openDatabase({ projectRoot, dataDir })
  await database.executeSql(
    `insert into contacts
       (id, customer_id, first_name, last_name, email, company, source, state, opt_in, created_at, updated_at)
     select '01K' || lpad(n::text, 23, '0'), $1::text,
       (array['Ada', 'Bo', 'Chloe', 'Dag', 'Eva', 'Finn', 'Gro'])[1 + n % 7],
       'Person ' || (n::bigint * 7919 % $2::int), 'p' || n || '@bench.example', 'Company ' || n % 500, 'csv',
       (array['active', 'active', 'active', 'unsubscribed', 'bounced'])[1 + n % 5],
       (array['in', 'out', 'unknown'])[1 + n % 3], now() - n * interval '1 minute', now()
     from generate_series(1, $2::int) as n`,
    [customerId, contacts],
  )
  await database.close()
}

/** How a person comes to the list, and where its parts are. */
interface Contender {
  readonly context: BrowserContext
  readonly address: string
  /** Another screen of the same app, and the way from there. */
  readonly elsewhere: string
  readonly link: string
  readonly row: string
  readonly search: string
  readonly box: string
  readonly selected: string
  readonly opener: string
  readonly field: string
}

async function prepareOurs(
  browser: Browser,
  origin: string,
  { userName, password }: TestMember,
): Promise<Contender> {
  const context = await browser.newContext({ baseURL: origin, viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Email or user name').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  await page.close()
  return {
    context,
    address: '/audience/contacts',
    elsewhere: '/audience/contactlist',
    link: 'a[href="/audience/contacts"]',
    row: 'tr[data-item]',
    search: 'search input',
    box: 'tr[data-item] input[type=checkbox]',
    selected: '[role=toolbar] output',
    opener: 'tr[data-item]',
    field: '#contacts-firstName',
  }
}

async function prepareTheirs(browser: Browser, origin: string, token: string): Promise<Contender> {
  const context = await browser.newContext({ baseURL: origin, viewport, serviceWorkers: 'block' })
  await context.addInitScript((given) => localStorage.setItem('token', given), token)
  return {
    context,
    address: '/#/listContacts',
    elsewhere: '/#/listContactLists',
    link: 'a[href="#/listContacts"]',
    row: 'tbody .RaDatagrid-row',
    search: 'input[name=q]',
    box: 'tbody .RaDatagrid-row input[type=checkbox]',
    selected: '.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)',
    opener: 'tbody .RaDatagrid-row .column-company',
    field: 'input[name=firstName]',
  }
}

const viewport = { width: 1600, height: 900 }

interface Figures {
  readonly bytes: number[]
  readonly load: number[]
  readonly rows: number[]
  readonly key: number[]
  readonly tick: number[]
  readonly form: number[]
}

async function measureInTurn(...contenders: readonly Contender[]): Promise<Figures[]> {
  const figures = contenders.map((): Figures => ({
    bytes: [],
    load: [],
    rows: [],
    key: [],
    tick: [],
    form: [],
  }))
  // The first visits fill caches, of the browser and of the database.
  for (let round = -1; round < rounds; round += 1) {
    for (const [at, contender] of contenders.entries()) {
      const visit = await visitOnce(contender, round === -1)
      if (round === -1) figures[at]!.bytes.push(visit.bytes)
      else for (const [what, ms] of Object.entries(visit.ms)) figures[at]![what as 'load'].push(ms)
    }
  }
  return figures
}

async function visitOnce(contender: Contender, isFirst: boolean) {
  const { address, elsewhere, link, row, search, box, selected, opener, field } = contender
  const page = await contender.context.newPage()
  page.setDefaultTimeout(120_000)
  try {
    const bytes = await countBytes(page, isFirst)
    await page.addInitScript(() => {
      // The last thing that a person did, by the clock of the page.
      const state = window as unknown as { actedAt: number }
      for (const type of ['keydown', 'pointerdown'])
        addEventListener(type, (event) => (state.actedAt = event.timeStamp), { capture: true })
    })
    await page.goto(address)
    const load = await drawn(page, row, false)
    const total = bytes()
    await page.goto(elsewhere)
    if (!isFirst) await page.reload()
    await page.locator(link).first().waitFor()
    await page.locator(row).first().waitFor({ state: 'hidden' })
    await page.locator(link).first().click()
    const rows = await drawn(page, row)
    const before = await page.locator(row).first().innerText()
    await page.locator(search).first().focus()
    // No letter of the first row: so there will be another.
    await page.keyboard.press('g')
    const key = await drawn(page, row, true, before)
    await page.waitForLoadState('networkidle')
    await page.locator(box).first().click()
    const tick = await drawn(page, selected)
    await page.locator(opener).first().click()
    const form = await drawn(page, field)
    return { bytes: total, ms: { load, rows, key, tick, form } }
  } finally {
    await page.close()
  }
}

/** How much came over the wire so far; what was kept before is forgotten. */
async function countBytes(page: Page, isFirst: boolean): Promise<() => number> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  if (isFirst) await network.send('Network.clearBrowserCache')
  let sum = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (sum += encodedDataLength))
  return () => sum
}

/** Milliseconds from the last act, or from the start of the page, to the frame in which it is drawn, and is another. */
async function drawn(page: Page, selector: string, isAct = true, before?: string): Promise<number> {
  const found = await page.waitForFunction(
    ([wanted, fromAct, other]) => {
      const element = document.querySelector<HTMLElement>(wanted)
      if (!element || element.innerText === other) return false
      const { actedAt } = window as unknown as { actedAt: number }
      return performance.now() - (fromAct ? actedAt : 0)
    },
    [selector, isAct, before] as const,
    { polling: 'raf' },
  )
  return Number(await found.jsonValue())
}

const names = {
  load: 'opened by its address, the rest kept',
  rows: 'first rows, from another screen',
  key: 'a key to its rows',
  tick: 'a tick',
  form: 'the form of a row',
} as const

function compare(ours: Figures | undefined, theirs: Figures | undefined): Ratio[] {
  if (!ours || !theirs) return []
  const most = { at: 'most', value: 0.7 } as const
  const limits = { rows: 300, key: 150 } as const
  return [
    {
      what: 'bytes of the first visit',
      ours: `${kilobytes(ours.bytes).toFixed(0)} KB`,
      against: `${kilobytes(theirs.bytes).toFixed(0)} KB`,
      ratio: median(ours.bytes) / median(theirs.bytes),
      target: most,
    },
    ...(Object.keys(names) as (keyof typeof names)[]).map((what) => ({
      what: names[what],
      ours: inMs(median(ours[what])),
      against: inMs(median(theirs[what])),
      ratio: median(ours[what]) / median(theirs[what]),
      target: most,
    })),
    ...(['rows', 'key'] as const).map((what) => ({
      what: `${names[what]}, promised`,
      ours: inMs(median(ours[what])),
      against: inMs(limits[what]),
      ratio: median(ours[what]) / limits[what],
      target: { at: 'most', value: 1 } as const,
    })),
  ]
}

const kilobytes = (values: readonly number[]) => median(values) / 1024
const inMs = (value: number) => `${value.toFixed(0)} ms`

/** What the first drawn screen loads beyond the shell, script alone: list, panel and form. */
function chunkSize(): Ratio {
  const chunks = readChunks()
  const named = (part: string) => Object.keys(chunks).filter((name) => name.endsWith(part))
  const there = new Set(closure(chunks, [...pageChunks(chunks), ...named('frame.ts')]))
  const own = closure(chunks, named('wiring/screens/contacts.ts')).filter(
    (each) => !there.has(each),
  )
  const bytes = own.reduce(
    (sum, { file }) => sum + gzipSync(readFileSync(join('dist/client', file)), { level: 9 }).length,
    0,
  )
  return {
    what: 'script of a drawn screen, beyond the shell',
    ours: `${(bytes / 1024).toFixed(1)} KB gzip`,
    against: '30 KB allowed',
    ratio: bytes / 1024 / 30,
    target: { at: 'most', value: 1 },
  }
}
