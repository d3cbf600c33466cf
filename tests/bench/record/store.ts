// What a take costs in the browser and what a killed one loses, beside rows of an IndexedDB in the same Chromium.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProfile, openBrowser, servePage } from '../../support/recordingBrowser'
import { median, type Ratio } from '../measure'
import type { Way } from './page'

const chunkBytes = 190_000
const chunksARound = 40
const rounds = 4
const kills = 5

export async function benchStore(): Promise<Ratio[]> {
  const site = await servePage('bench/record/page.html')
  const { profile, remove } = await makeProfile()
  try {
    return [await putRatio(site.url, profile), await lossRatio(site.url, profile)]
  } finally {
    await site.close()
    await remove()
  }
}

async function putRatio(url: string, profile: string): Promise<Ratio> {
  const browser = await openBrowser(profile)
  try {
    const page = await browser.openPage()
    await page.goto(url)
    const took: Record<Way, number[]> = { spool: [], rows: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const way of ['spool', 'rows'] as const)
        took[way].push(
          ...(await page.evaluate(
            ([how, name, count, bytes]) => window.record.putAll(how, name, count, bytes),
            [way, `${way}${round}`, chunksARound, chunkBytes] as const,
          )),
        )
    const [ours, theirs] = [p95(took.spool), p95(took.rows)]
    return {
      what: 'a chunk of a take on the disk, p95',
      ours: `${ours.toFixed(1)} ms`,
      against: `${theirs.toFixed(1)} ms in rows of an IndexedDB`,
      ratio: ours / theirs,
    }
  } finally {
    await browser.kill()
  }
}

async function lossRatio(url: string, profile: string): Promise<Ratio> {
  const lost: Record<Way, number[]> = { spool: [], rows: [] }
  for (let index = 0; index < kills; index += 1)
    for (const way of ['spool', 'rows'] as const)
      lost[way].push(await killOnce({ url, profile, way, name: `killed ${way} ${index}`, index }))
  const [ours, theirs] = [median(lost.spool), median(lost.rows)]
  return {
    what: 'lost when the browser is killed, median',
    ours: `${ours.toFixed(0)} ms, most ${Math.max(...lost.spool).toFixed(0)}`,
    against: `${theirs.toFixed(0)} ms, most ${Math.max(...lost.rows).toFixed(0)}, slices of 1 s in an IndexedDB`,
    ratio: ours / theirs,
    target: { at: 'most', value: 1 },
  }
}

interface Kill {
  url: string
  profile: string
  way: Way
  name: string
  index: number
}

/** What was said to be recorded, less what is found; in ms. */
async function killOnce({ url, profile, way, name, index }: Kill): Promise<number> {
  const browser = await openBrowser(profile)
  const page = await browser.openPage()
  let recordedMs = 0
  const killAtMs = 6000 + index * 370
  const due = new Promise<void>((resolve) => {
    void page.exposeFunction('tell', (ms: number) => {
      recordedMs = ms
      if (ms >= killAtMs) resolve()
    })
  })
  await page.goto(url)
  await page.evaluate(([how, of]) => window.record.untilKilled(how, of), [way, name] as const)
  await due
  await browser.kill()

  const again = await openBrowser(profile)
  try {
    const reader = await again.openPage()
    await reader.goto(url)
    const media = await reader.evaluate(([how, of]) => window.record.readBack(how, of), [
      way,
      name,
    ] as const)
    return recordedMs - endOf(media)
  } finally {
    await again.kill()
  }
}

function endOf(media: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  try {
    const file = join(folder, 'take')
    writeFileSync(file, Buffer.from(media.slice(media.indexOf(',') + 1), 'base64'))
    const args = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'packet=pts_time']
    const text = execFileSync(process.env['FFPROBE_PATH'] ?? 'ffprobe', [
      ...args,
      '-of',
      'csv=p=0',
      file,
    ])
    const times = String(text).split('\n').map(Number.parseFloat).filter(Number.isFinite)
    return Math.max(0, ...times) * 1000
  } catch {
    // Not even a first piece of it is whole.
    return 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const p95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0
