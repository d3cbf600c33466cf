import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLengthReader } from '../../../src/browser/capture/recordedLength'
import { recordingPage } from '../../support/recordingPage'
import { video } from '../../support/videos'

const { open } = recordingPage()
const fragments = '-movflags frag_keyframe+empty_moov+default_base_moof'
const files = [
  { mime: 'video/mp4', codecs: `-c:v libx264 -g 6 -bf 0 -c:a aac ${fragments}` },
  { mime: 'audio/mp4', codecs: `-vn -c:a aac -frag_duration 500000 ${fragments}` },
  { mime: 'video/webm', codecs: '-c:v libvpx -g 6 -c:a libopus -f webm -live 1' },
]

test.each(files)('$mime, $codecs: a take is as long as its data say', ({ mime, codecs }) => {
  const path = video(mime.slice(6), `${codecs} -r 12 -s 160x90`, { seconds: 3 })
  const bytes = readFileSync(path)
  const lengths = [1, 1000, bytes.length].map((size) => {
    const read = createLengthReader(mime)
    const told: number[] = []
    for (let at = 0; at < bytes.length; at += size) told.push(read(bytes.subarray(at, at + size)))
    expect(told).toEqual(told.toSorted((one, other) => one - other))
    return told.at(-1)
  })
  expect(new Set(lengths).size).toBe(1)
  expect(Math.abs(lengths[0]! - probedMs(path))).toBeLessThan(120)
})

test('what the browser has not handed over yet is not counted, and in the end all of it is', async () => {
  const page = await open()
  const seen = await page.evaluate(async () => {
    const { chooseFormat, measureChunks, startRecording } = window.parts
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
    const brush = canvas.getContext('2d')!
    const drawing = setInterval(() => brush.fillRect(Math.random() * 160, 0, 9, 90), 80)
    const mime = chooseFormat('picture')!
    const measured = measureChunks(mime)
    const chunks: Blob[] = []
    const told: number[] = []
    let stopped: () => void
    const over = new Promise<void>((resolve) => (stopped = resolve))
    const recording = await startRecording({
      stream: canvas.captureStream(12),
      mime,
      bitsPerSecond: 300_000,
      onChunk: (chunk) => {
        chunks.push(chunk)
        void measured(chunk).then((ms) => told.push(ms))
      },
      onStopped: () => stopped(),
    })
    const startedAt = performance.now()
    await new Promise((passed) => setTimeout(passed, 3000))
    recording.stop()
    const wallMs = performance.now() - startedAt
    await over
    clearInterval(drawing)
    const film = document.createElement('video')
    film.src = URL.createObjectURL(new Blob(chunks, { type: mime }))
    await new Promise((known) => film.addEventListener('loadedmetadata', known))
    return { told, ms: await measured(new Blob()), wallMs, filmMs: film.duration * 1000 }
  })
  expect(seen.told.length).toBeGreaterThan(2)
  expect(seen.told[0]).toBeLessThan(seen.wallMs)
  expect(Math.abs(seen.ms - seen.filmMs)).toBeLessThan(120)
})

/** When the last packet of the shorter track begins. */
function probedMs(path: string): number {
  const wanted = ['-show_entries', 'packet=stream_index,pts_time', '-of', 'csv=p=0']
  const rows = execFileSync('ffprobe', ['-v', 'error', ...wanted, path])
    .toString()
    .split('\n')
  const ends = new Map<string, number>()
  for (const [track, time] of rows.map((row) => row.split(',')))
    if (track && time) ends.set(track, Math.max(ends.get(track) ?? 0, Number(time) * 1000))
  return Math.min(...ends.values())
}
