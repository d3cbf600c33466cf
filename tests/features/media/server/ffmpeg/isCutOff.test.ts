import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCutOff } from '../../../../../src/features/media/server/ffmpeg/isCutOff'
import { cut, h264, made, video, written } from '../../../../support/videos'

const size = { size: '160x90', seconds: 2 }
const vp8 = '-c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus'
const films = {
  'an MP4': () => video('mp4', h264, size),
  'an MP4 whose index comes first': () => video('mp4', `${h264} -movflags +faststart`, size),
  'a Matroska': () => video('mkv', h264, size),
  'a WebM': () => video('webm', vp8, size),
  'a WebM as browsers record it': () => video('webm', `${vp8} -live 1`, size),
  'an AVI': () => video('avi', '-c:v mpeg2video -c:a mp2', size),
  'a WAV': () => made('wav', ['-f lavfi -i sine=duration=2']),
}

test.each(Object.entries(films))('%s is whole, or ends wherever it was cut', async (_, film) => {
  const path = film()
  expect(await isCutOff(path)).toBe(false)
  const shares = Array.from(Array(19).keys(), (at) => (at + 1) / 20 + 0.003)
  const told = await Promise.all(shares.map((share) => isCutOff(cut(path, share))))
  expect(told).toEqual(shares.map(() => true))
})

test.each(['ts', 'mpg'])('nothing is said of how %s ends', async (ending) => {
  expect(await isCutOff(cut(video(ending, '-c:v mpeg2video -c:a mp2', size), 0.5))).toBe(false)
})

test('nothing is said of a WAV that was written to a pipe, or not to its end', async () => {
  const bytes = readFileSync(films['a WAV']())
  for (const told of [0, 0x7fffffff, 0xffffffff]) {
    bytes.writeUInt32LE(told, 4)
    expect(await isCutOff(written('unknown.wav', bytes))).toBe(false)
  }
})

test('what follows a broken length is not looked for', async () => {
  const path = films['a Matroska']()
  const noise = Buffer.concat([readFileSync(path), Buffer.alloc(64)])
  expect(await isCutOff(written('padded.mkv', noise))).toBe(false)
  expect(await isCutOff(made('mp4', [`-i ${path} -c copy`]))).toBe(false)
})
