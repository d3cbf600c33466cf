import { expect, test } from 'vitest'
import { planOf, rungsOf } from '../../../../../src/features/media/server/ffmpeg/plan'
import type { VideoStream } from '../../../../../src/features/media/server/ffmpeg/readProbe'

const video: VideoStream = {
  index: 0,
  codec: 'h264',
  profile: 'High',
  pixelFormat: 'yuv420p',
  width: 1920,
  height: 1080,
  rotationDeg: 0,
  firstPictureS: 0,
}
const h264 = {
  startS: 0,
  container: 'mov',
  otherSounds: [],
  subtitles: [],
  video,
  audio: { index: 1, codec: 'aac', channels: 2, lang: 'und' },
}
const vp9 = { ...h264, container: 'matroska', video: { ...video, codec: 'vp9' } }
const opus = { index: 1, codec: 'opus', channels: 2, lang: 'und' }

test.each([
  { file: 'H.264 and AAC', probe: h264, plan: { quick: 'hls', audio: 'copy' } },
  {
    file: 'H.264 and Opus',
    probe: { ...h264, audio: opus },
    plan: { quick: 'hls', audio: 'opus' },
  },
  {
    file: 'H.264 without sound',
    probe: { ...h264, audio: undefined },
    plan: { quick: 'hls', audio: 'none' },
  },
  {
    file: 'H.264 in Matroska',
    probe: { ...h264, container: 'matroska' },
    plan: { quick: 'hls', audio: 'copy' },
  },
  {
    file: 'H.264 in no container, which has one time for each picture',
    probe: { ...h264, container: 'h264', audio: undefined },
    plan: { quick: undefined, audio: 'none' },
  },
  {
    file: 'H.264 in AVI, in the order in which it is shown',
    probe: { ...h264, container: 'avi' },
    plan: { quick: 'hls', audio: 'copy' },
  },
  {
    file: 'H.264 in AVI in another order',
    probe: { ...h264, container: 'avi', video: { ...video, isReordered: true } },
    plan: { quick: undefined, audio: 'copy' },
  },
  {
    file: 'H.264 to be turned',
    probe: { ...h264, video: { ...video, rotationDeg: 90 } },
    plan: { quick: 'mp4', audio: 'copy' },
  },
  {
    file: 'H.264 of a cutting room',
    probe: { ...h264, video: { ...video, pixelFormat: 'yuv422p10le' } },
    plan: { quick: undefined, audio: 'copy' },
  },
  { file: 'VP9 and Opus', probe: { ...vp9, audio: opus }, plan: { quick: 'webm', audio: 'aac' } },
  {
    file: 'VP9 without sound',
    probe: { ...vp9, audio: undefined },
    plan: { quick: 'webm', audio: 'none' },
  },
  {
    file: 'VP9 and AAC, which WebM does not know',
    probe: vp9,
    plan: { quick: undefined, audio: 'copy' },
  },
  {
    file: 'VP9 in MP4',
    probe: { ...vp9, container: 'mov', audio: opus },
    plan: { quick: undefined, audio: 'aac' },
  },
  {
    file: 'HEVC',
    probe: { ...h264, video: { ...video, codec: 'hevc' } },
    plan: { quick: undefined, audio: 'copy' },
  },
  {
    file: 'sound alone',
    probe: { ...h264, video: undefined },
    plan: { quick: 'hls', audio: 'copy' },
  },
])('$file plays at once as $plan', ({ probe, plan }) => {
  expect(planOf(probe)).toEqual(plan)
})

test.each([
  { width: 1920, height: 1080, playsAsItIs: true, rungs: ['1280x720', '640x360'] },
  { width: 1920, height: 1080, playsAsItIs: false, rungs: ['1280x720', '1920x1080', '640x360'] },
  { width: 3840, height: 2160, playsAsItIs: true, rungs: ['1280x720', '1920x1080', '640x360'] },
  { width: 1080, height: 1920, playsAsItIs: true, rungs: ['720x1280', '360x640'] },
  { width: 1280, height: 720, playsAsItIs: true, rungs: ['640x360'] },
  { width: 640, height: 360, playsAsItIs: true, rungs: [] },
  { width: 640, height: 360, playsAsItIs: false, rungs: ['640x360'] },
  { width: 321, height: 241, playsAsItIs: false, rungs: ['322x242'] },
  { width: 160, height: 90, playsAsItIs: true, rungs: [] },
  { width: 2, height: 2, playsAsItIs: false, rungs: ['2x2'] },
  { width: 5000, height: 400, playsAsItIs: true, rungs: ['4500x360'] },
])(
  '$width x $height (plays as it is: $playsAsItIs) is encoded as $rungs',
  ({ rungs, playsAsItIs, ...size }) => {
    const made = rungsOf({ ...video, ...size }, playsAsItIs)
    expect(made.map(({ width, height }) => `${width}x${height}`)).toEqual(rungs)
  },
)
