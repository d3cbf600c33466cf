import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ListCaptionsResponse } from '../../../../../generated/facts/features/footage'
import { repeatPicture, tagOf } from '../../../../support/oddFilms'
import {
  aPerson,
  ask,
  beginUpload,
  declared,
  fetchMedia,
  follow,
  freshMediaApp,
  postParts,
  settled,
  sendFile,
} from '../../../../support/mediaApp'
import { cut, h264, made, video, written } from '../../../../support/videos'

const app = await freshMediaApp()
const person = await aPerson(app)

const vp8 = '-c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus'
const german = written(
  'guten-morgen.srt',
  '1\n00:00:00,500 --> 00:00:02,040\nGuten Morgen\n\n2\n00:00:02,100 --> 00:00:02,900\nDanke\n',
)
const english = written('english.srt', '1\n00:00:00,500 --> 00:00:02,000\nGood morning\n')

const songWithCover = () => {
  const cover = made('png', ['-f lavfi -i testsrc2=size=320x240 -frames:v 1'])
  const words = `-i ${cover} -map 0 -map 1 -c:v copy -disposition:v attached_pic`
  return readFileSync(made('mp3', [`-f lavfi -i sine=duration=1 ${words}`]))
}
/** A picture of noise, which hardly gets smaller. */
const onePicture = () =>
  made('mp4', [
    '-f lavfi -i nullsrc=size=1280x720:rate=25,geq=random(1)*255:128:128 -frames:v 1',
    '-c:v libx264 -preset ultrafast -qp 8 -pix_fmt yuv420p -an',
  ])

/** What people bring, and what they see of it in the end. */
const accepted = [
  {
    file: 'an mp4 of H.264 and AAC',
    path: () => video('mp4', h264),
    seen: { width: 640, height: 360, mime: 'video/mp4', orientation: 'landscape' },
    sources: ['hls'],
    master: ['copy.m3u8'],
  },
  {
    file: 'a larger mp4, which gets smaller qualities',
    path: () => video('mp4', h264, { size: '1280x720', seconds: 2 }),
    seen: { width: 1280, height: 720 },
    sources: ['hls'],
    master: ['copy.m3u8', '360.m3u8'],
  },
  {
    file: 'a webm as a browser records it, without duration',
    path: () =>
      made('webm', [
        `-f lavfi -i testsrc2=size=640x360:rate=30:duration=3 -f lavfi -i sine=duration=3 ${vp8} -live 1`,
      ]),
    seen: { width: 640, height: 360, mime: 'video/webm' },
    sources: ['hls', 'webm'],
    master: ['360.m3u8'],
  },
  {
    file: 'an mp4 as a browser records it, in fragments, with Opus',
    path: () =>
      video(
        'mp4',
        '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 60 -c:a libopus -movflags frag_keyframe+empty_moov',
      ),
    seen: { mime: 'video/mp4' },
    sources: ['hls'],
    master: ['aac.m3u8'],
  },
  {
    file: 'a take of 3.5 s whose sound came first, with pictures as they came and a rate that is not theirs',
    path: () =>
      made('mp4', [
        '-f lavfi -i sine=duration=3.5 -f lavfi -i testsrc2=size=320x240:rate=20:duration=3.5',
        '-map 0 -map 1 -vf settb=1/30000,setpts=PTS+random(1)*1200 -vsync passthrough',
        '-enc_time_base 1/30000 -video_track_timescale 30000 -c:v libx264 -preset ultrafast',
        '-bf 0 -pix_fmt yuv420p -g 8 -bsf:v h264_metadata=tick_rate=1900:fixed_frame_rate_flag=0',
        '-c:a libopus -movflags frag_keyframe+empty_moov+default_base_moof',
      ]),
    seen: { mime: 'video/mp4', durationMs: expect.closeTo(3500, -2) },
    sources: ['hls'],
    master: ['aac.m3u8'],
  },
  {
    file: 'an HEVC in Matroska, which no browser plays as it is',
    path: () =>
      video(
        'mkv',
        '-c:v libx265 -preset ultrafast -x265-params log-level=none -pix_fmt yuv420p10le -c:a ac3',
        { seconds: 2 },
      ),
    seen: { width: 640, height: 360, mime: 'video/x-matroska' },
    sources: ['hls'],
    master: ['360.m3u8'],
  },
  {
    file: 'a telephone video, lying on its side',
    path: () => made('mp4', ['-i', video('mp4', h264), '-c copy -metadata:s:v rotate=90']),
    seen: { width: 360, height: 640, orientation: 'portrait' },
    sources: ['hls', 'mp4'],
    master: ['360.m3u8'],
  },
  {
    file: 'a video without sound',
    path: () =>
      made('mp4', [
        '-f lavfi -i testsrc2=size=320x240:rate=25:duration=2 -c:v libx264 -pix_fmt yuv420p',
      ]),
    seen: { width: 320, height: 240 },
    sources: ['hls'],
    master: ['copy.m3u8'],
  },
  {
    file: 'a recording of sound alone',
    path: () => made('mp3', ['-f lavfi -i sine=duration=3']),
    seen: { mime: 'audio/mpeg' },
    sources: ['hls'],
    master: ['copy.m3u8'],
  },
  {
    file: 'a song without tags',
    path: () => made('mp3', ['-f lavfi -i anullsrc -t 3 -id3v2_version 0 -write_xing 0']),
    seen: { mime: 'audio/mpeg' },
    sources: ['hls'],
    master: ['copy.m3u8'],
  },
  {
    file: 'sound as AAC in ADTS',
    path: () => made('aac', ['-f lavfi -i anullsrc -t 3']),
    seen: { mime: 'audio/aac' },
    sources: ['hls'],
    master: ['copy.m3u8'],
  },
  {
    file: 'pictures of H.264 in no container',
    path: () =>
      made('h264', [
        '-f lavfi -i testsrc2=size=320x240:rate=25:duration=2 -c:v libx264 -pix_fmt yuv420p',
      ]),
    seen: { mime: 'video/h264', durationMs: 2000 },
    sources: ['hls'],
    master: ['240.m3u8'],
  },
  {
    file: 'an AVI whose pictures of H.264 come in another order',
    path: () =>
      made('avi', [
        '-f lavfi -i testsrc2=size=320x240:rate=25:duration=2 -c:v libx264 -bf 2 -pix_fmt yuv420p',
      ]),
    seen: { mime: 'video/x-msvideo', durationMs: 2000 },
    sources: ['hls'],
    master: ['240.m3u8'],
  },
  {
    file: 'an HEVC whose pixels are said to be a hundred times as wide as high',
    path: () =>
      made('mkv', [
        '-f lavfi -i testsrc2=size=320x240:rate=25:duration=2 -vf setsar=100',
        '-c:v libx265 -preset ultrafast -x265-params log-level=none -pix_fmt yuv420p10le',
      ]),
    seen: { width: 320, height: 240 },
    sources: ['hls'],
    master: ['240.m3u8'],
  },
  {
    file: 'an avi from an old camera',
    path: () => video('avi', '-c:v mpeg4 -c:a libmp3lame', { size: '320x240', seconds: 2 }),
    seen: { mime: 'video/x-msvideo' },
    sources: ['hls'],
    master: ['240.m3u8'],
  },
  {
    file: 'a screen recording with one keyframe in half a minute',
    path: () =>
      video(
        'mp4',
        '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 900 -keyint_min 900 -sc_threshold 0 -c:a aac',
        { seconds: 25, size: '320x240', rate: 10 },
      ),
    seen: { mime: 'video/mp4' },
    sources: ['hls', 'mp4'],
    master: ['240.m3u8'],
  },
  {
    file: 'three hours at one picture a second',
    path: () =>
      made('mp4', [
        '-f lavfi -i testsrc2=size=320x240:rate=1:duration=10800 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 10',
      ]),
    seen: { durationMs: 10_800_000 },
    sources: ['hls'],
    master: ['copy.m3u8'],
  },
]

test.each(accepted)('$file can be watched', async ({ path, seen, sources, master }) => {
  const { clip } = await sendFile(app, person, path())
  const ready = await follow(app, person, clip.clipId, settled)

  expect(ready).toMatchObject({ state: 'ready', ...seen })
  expect(ready.durationMs).toBeGreaterThan(1500)
  expect(ready.sources.map(({ kind }) => kind)).toEqual(sources)
  expect((await fetchMedia(app, person, ready.posterUrl ?? '')).status).toBe(200)
  const text = await (await fetchMedia(app, person, ready.sources[0]?.url ?? '')).text()
  expect(text.match(/^[^#\n].*$/gm)).toEqual(master)
})

const subtitled = (ending: 'mkv' | 'mp4', codec: string) =>
  made(ending, [
    `-i ${video('mp4', h264)} -i ${german} -i ${english} -map 0:v -map 1 -map 2 -c copy -c:s ${codec}`,
    '-metadata:s:s:0 language=ger -metadata:s:s:1 language=eng',
  ])
const captionsOf = async (clipId: string) =>
  (await ask<ListCaptionsResponse>(app, person, 'listCaptions', { clipId })).captions

test('captions inside the file are those of its clip', async () => {
  const { clip } = await sendFile(app, person, subtitled('mkv', 'srt'))
  await follow(app, person, clip.clipId, settled)
  const savedBy = { id: person.member.userId }
  const versions = [{ versionNo: 1, source: 'upload', savedBy }]
  await expect
    .poll(() => captionsOf(clip.clipId))
    .toMatchObject([
      {
        lang: 'de',
        versions,
        cues: [
          { fromMs: 500, toMs: 2040, text: 'Guten Morgen' },
          { fromMs: 2100, toMs: 2900, text: 'Danke' },
        ],
      },
      { lang: 'en', versions, cues: [{ fromMs: 500, toMs: 2000, text: 'Good morning' }] },
    ])
})

test('those of a film that was trimmed before stay at their moments', async () => {
  const begun = await beginUpload(app, person, subtitled('mp4', 'mov_text'))
  const { clipId } = begun.clip
  await app.database.db
    .updateTable('mediaAssets')
    .set({ cutInMs: 2050 })
    .where('id', 'in', (uploads) =>
      uploads.selectFrom('mediaUploads').select('assetId').where('id', '=', begun.upload.uploadId),
    )
    .execute()
  await postParts(app, person, begun)
  const parts = { uploadId: begun.upload.uploadId, parts: declared(begun) }
  await ask(app, person, 'completeUpload', parts)
  expect(await follow(app, person, clipId, settled)).toMatchObject({ inMs: 2050, leadMs: 50 })
  const cues = [{ fromMs: 50, toMs: 850, text: 'Danke' }]
  await expect.poll(() => captionsOf(clipId)).toMatchObject([{ lang: 'de', cues }])
})

/** What cannot become a clip, and what the person is told. */
const refused = [
  {
    file: 'a text file named .mp4',
    path: () => written('text.mp4', 'Dear all,\n\nsee you on Monday.\n'),
    reported: 'This is a text file, not a video.',
    state: 'rejected',
  },
  {
    file: 'a playlist that names other files',
    path: () => written('list.mp4', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    reported: 'This is a text file, not a video.',
    state: 'rejected',
  },
  {
    file: 'a concat list that names other files',
    path: () => written('concat.mp4', `ffconcat version 1.0\nfile '/etc/passwd'\n`),
    reported: 'This is a text file, not a video.',
    state: 'rejected',
  },
  {
    file: 'a picture named .mp4',
    path: () => made('png', ['-f lavfi -i testsrc2=size=320x240 -frames:v 1']),
    reported: 'This is a picture, not a video.',
    state: 'rejected',
  },
  {
    file: 'a PDF named .mov',
    path: () => written('paper.mov', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
    reported: 'This is a PDF document, not a video.',
    state: 'rejected',
  },
  {
    file: 'bytes without any meaning',
    path: () =>
      written(
        'noise.mp4',
        Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * at * 31 + at * 7) % 256)),
      ),
    reported: 'This is no video format we can read.',
    state: 'rejected',
  },
  {
    file: 'a single byte',
    path: () => written('one.mp4', Buffer.from([0])),
    reported: 'This is no video format we can read.',
    state: 'rejected',
  },
  {
    file: 'an mp4 whose copying was cut off',
    path: () => cut(video('mp4', h264), 0.5),
    reported:
      'The file is incomplete: its index is missing. The recording or the copying was cut off.',
    state: 'failed',
  },
  {
    file: 'an mp4 with an index and no pictures',
    path: () => cut(made('mp4', ['-i', video('mp4', h264), '-c copy -movflags +faststart']), 0.01),
    reported:
      'The file is incomplete: it ends too early. The recording or the copying was cut off.',
    state: 'failed',
  },
  {
    file: 'a song of which only the cover is left',
    path: () => written('cover.mp3', tagOf(songWithCover())),
    reported: 'There is neither picture nor sound in this file.',
    state: 'rejected',
  },
  {
    file: 'an mp4 whose index names one picture 1,500 times',
    path: () => written('swollen.mp4', repeatPicture(readFileSync(onePicture()), 1500)),
    reported:
      'What is in this file is many times larger than the file itself, more than is kept of it.',
    state: 'rejected',
  },
] as const

test.each(refused)('$file is told as what it is', async ({ path, reported, state }) => {
  const { clip } = await sendFile(app, person, path())
  const end = await follow(app, person, clip.clipId, settled)

  expect(end).toMatchObject({ state, failMessage: reported, sources: [] })
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200)
})
