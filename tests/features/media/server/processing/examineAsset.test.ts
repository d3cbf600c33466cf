import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ListClipsRow } from '../../../../../generated/facts/features/footage'
import {
  aPerson,
  ask,
  fetchMedia,
  follow,
  freshMediaApp,
  sendFile,
  settled,
} from '../../../../support/mediaApp'
import { aRecording, sendTake } from '../../../../support/takes'
import { written } from '../../../../support/videos'

const app = await freshMediaApp()
const person = await aPerson(app)

const show = async (url = '') => fetchMedia(app, person, url)

/** Two seconds of picture and tone, then four of black and silence. */
async function uploaded(): Promise<ListClipsRow> {
  const { clip } = await sendFile(app, person, aRecording())
  return follow(app, person, clip.clipId, settled)
}

test('what is wrong with a film is told with its time, and it can be looked through', async () => {
  const clip = await uploaded()
  const { quality } = clip
  expect(quality).toMatchObject({ adviseRetake: true })
  expect(quality?.lufs).toBeGreaterThan(-30)
  expect(quality?.truePeakDb).toBeLessThan(-10)
  expect(quality?.silenceRatio).toBeCloseTo(0.66, 1)
  const flags = Object.fromEntries((quality?.flags ?? []).map((flag) => [flag.code, flag]))
  expect(Object.keys(flags)).toEqual(['longSilence', 'black'])
  expect(Math.abs((flags['longSilence']?.fromMs ?? 0) - 2000)).toBeLessThan(60)
  expect(Math.abs((flags['black']?.fromMs ?? 0) - 2000)).toBeLessThan(60)
  expect(flags['black']?.toMs).toBeGreaterThan(5000)

  const sprite = Buffer.from(await (await show(clip.spriteUrl)).arrayBuffer())
  const path = written('sprite-of-take.jpg', sprite)
  const size = ['-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', path]
  expect(spawnSync('ffprobe', size).stdout.toString().trim()).toBe('1600,900')

  const peaks = (await (await show(clip.waveformUrl)).json()) as number[]
  expect(peaks).toHaveLength(1000)
  expect(peaks[100]).toBeCloseTo(0.125, 1)
  expect(peaks[800]).toBe(0)
})

/** Its playlist says when it ends. */
async function shownMs(clip: ListClipsRow): Promise<number> {
  const master = clip.sources[0]?.url ?? ''
  const text = await (await show(master)).text()
  const [stream] = text.match(/^[^#\n].*$/m) ?? []
  const playlist = await (await show(master.replace(/[^/]+$/, stream ?? ''))).text()
  const seconds = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, each]) => Number(each))
  return seconds.reduce((sum, each) => sum + each, 0) * 1000
}

const near = (ms: number | undefined, expected: number) =>
  expect(Math.abs((ms ?? 0) - expected)).toBeLessThanOrEqual(40)

test('a trim is exact to a picture, and taken back it shows all again', async () => {
  const trim = { inMs: 1720, outMs: 4160 }
  const { clipId } = await sendTake(app, person, readFileSync(aRecording()), trim)
  const cut = await follow(app, person, clipId, settled)
  expect(cut).toMatchObject({ state: 'ready', ...trim })
  near(cut.leadMs, 214)
  near(cut.durationMs, 2440)
  near(await shownMs(cut), 2440 + 214)
  // Silence and black begin with the picture at 2 s.
  const black = cut.quality?.flags.find(({ code }) => code === 'black')
  near(black?.fromMs, 280)

  const change = { clipId, rev: cut.rev, values: { inMs: null, outMs: null } }
  await ask(app, person, 'trimClip', change)
  const whole = await follow(app, person, clipId, settled)
  expect(whole.leadMs).toBeUndefined()
  near(whole.durationMs, 6000)
  near(await shownMs(whole), 6000)
})

test('an end before the beginning is refused, and nothing changes', async () => {
  const clip = await uploaded()
  const values = { inMs: 3000, outMs: 2000 }
  await expect(
    ask(app, person, 'trimClip', { clipId: clip.clipId, rev: clip.rev, values }),
  ).rejects.toThrow('trimEmpty')
  expect(await follow(app, person, clip.clipId, settled)).toMatchObject({ rev: clip.rev })
})
