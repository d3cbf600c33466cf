// Whatever ends a take, what the recorder called kept is there (record.md 1, 10).
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { countOf } from '../../support/sizes'
import {
  makeProfile,
  openBrowser,
  servePage,
  type RecordingBrowser,
} from '../../support/recordingBrowser'

const kinds = ['browser', 'renderer', 'worker'] as const
type Kind = (typeof kinds)[number]

/** What the page said last: how much it called kept, how long it recorded, and how many bytes it was promised. */
interface Told {
  keptMs: number
  ms: number
  bytes: number
}

interface Kill {
  kind: Kind
  /** Less than what was called kept. */
  lostMs: number
  /** Less than the clock on the wall, which a busy computer falls behind. */
  behindMs: number
  /** Promised bytes that were not found. */
  missing: number
  isHeld: boolean
}

const mostLostMs = 200

/** At the least one of each kind. */
const count = Math.ceil(countOf(120, 400) / 2)

test('what was called kept is there after a browser, a page or a worker is killed', async () => {
  const kills = await campaign(count)
  const summary = kinds.map((kind) => summaryOf(kills, kind))
  expect({ summary, wrong: kills.filter(isWrong) }).toEqual({ summary, wrong: [] })
  if (kills.length > 5) process.stdout.write(`${summary.join('\n')}\n`)
})

const isWrong = ({ lostMs, missing, isHeld }: Kill) => lostMs > mostLostMs || missing > 0 || isHeld

async function campaign(wanted: number): Promise<Kill[]> {
  const site = await servePage('browser/spool/campaign/page.html')
  const { profile, remove } = await makeProfile()
  const scratch = await mkdtemp(join(tmpdir(), 'killed-'))
  const kills: Kill[] = []
  let browser = await openBrowser(profile)
  try {
    for (let index = 0; index < wanted; index += 1) {
      const kind = kinds[index % kinds.length]!
      const takeId = `take${String(index).padStart(4, '0')}`
      const told = await recordAndKill(browser, site.url, takeId, kind)
      if (kind === 'browser') browser = await openBrowser(profile)
      const page = await browser.openPage()
      await page.goto(site.url)
      kills.push({ kind, ...(await compare(page, takeId, told, scratch)) })
      await page.close()
    }
  } finally {
    await browser.kill()
    await site.close()
    await remove()
    await rm(scratch, { recursive: true })
  }
  return kills
}

async function recordAndKill(
  browser: RecordingBrowser,
  url: string,
  takeId: string,
  kind: Kind,
): Promise<Told> {
  const page = await browser.openPage()
  const killAtMs = 800 + Math.random() * 2200
  let last: Told = { keptMs: 0, ms: 0, bytes: 0 }
  const due = new Promise<void>((resolve) => {
    let isDue = false
    void page.exposeFunction('tell', (told: Told) => {
      // Once a take that its worker left was written by another one, the page tells its bytes alone.
      if (told.keptMs < 0) return resolve(void (last = { ...last, bytes: told.bytes }))
      if (isDue && kind !== 'worker') return
      last = told
      if (isDue || told.keptMs < killAtMs) return
      isDue = true
      if (kind === 'worker') void page.evaluate(() => window.campaign.endWorkers())
      else resolve()
    })
  })
  await page.goto(url)
  await page.evaluate((id) => window.campaign.record(id), takeId)
  await due
  if (kind === 'browser') await browser.kill()
  if (kind === 'renderer') await browser.killRenderers()
  await page.close().catch(() => undefined)
  return last
}

async function compare(page: Page, takeId: string, told: Told, scratch: string) {
  const take = (await page.evaluate(() => window.campaign.list())).find(
    (each) => each.takeId === takeId,
  )
  const url = await page.evaluate((id) => window.campaign.readBack(id), takeId)
  const file = join(scratch, takeId)
  await writeFile(file, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  const endMs = await endOfVideoMs(file)
  const [lostMs, behindMs] = [told.keptMs - endMs, told.ms - endMs].map(Math.round) as [
    number,
    number,
  ]
  return {
    lostMs,
    behindMs,
    missing: Math.max(0, told.bytes - (take?.bytes ?? 0)),
    isHeld: !!take?.isHeld,
  }
}

async function endOfVideoMs(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.env['FFPROBE_PATH'] ?? 'ffprobe', [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_entries',
    'packet=pts_time,duration_time',
    '-of',
    'csv=p=0',
    file,
  ])
  const ends = stdout.split('\n').map((line) => {
    const [start = 0, duration = 0] = line.split(',').map(Number)
    return start + (Number.isFinite(duration) ? duration : 0)
  })
  return Math.max(0, ...ends.filter(Number.isFinite)) * 1000
}

const most = (values: readonly number[]) => Math.max(0, ...values)

function summaryOf(kills: readonly Kill[], kind: Kind): string {
  const of = kills.filter((kill) => kill.kind === kind)
  const lost = most(of.map(({ lostMs }) => lostMs))
  const behind = most(of.map(({ behindMs }) => behindMs))
  return `${kind}: ${of.length} kills, lost at most ${lost} ms, behind the clock at most ${behind} ms`
}
