import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aPerson, fetchMedia, freshMediaApp } from '../../../../support/mediaApp'
import { difference, loudness, picture, seen, tile, told } from '../../../../support/seenFilms'
import { cut, made, video, written } from '../../../../support/videos'

const app = await freshMediaApp()
const person = await aPerson(app)
const see = (path: string) => seen(app, person, path)

const fast = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p'
/** Larger than the smallest quality, so that there are two. */
const moving = (seconds: number, rate = 12) =>
  `-f lavfi -i testsrc2=size=960x540:rate=${rate}:duration=${seconds}`
const tone = (seconds: number) => `-f lavfi -i sine=440:duration=${seconds}`
const keyframes = `${fast} -g 24 -keyint_min 24 -sc_threshold 0`

/** A film of 5 s of which an edit list hides what comes before. */
const cutFilms = [
  {
    film: 'cut by its telephone',
    whole: () => made('mp4', [moving(7), tone(7), keyframes, '-c:a aac']),
  },
  {
    film: 'cut by its telephone, with pictures in another order',
    whole: () => made('mp4', [moving(7), tone(7), keyframes, '-bf 2 -c:a aac']),
  },
  { film: 'without sound, cut', whole: () => made('mp4', [moving(7), keyframes]) },
]

test.each(cutFilms)('a film $film shows all that is left and nothing else', async ({ whole }) => {
  const path = made('mp4', [`-ss 3 -i ${whole()} -c copy`])
  const { clip, qualities } = await see(path)
  expect(clip.durationMs).toBeCloseTo(4000, -2)
  const first = picture(path, 0.05)
  expect(qualities).not.toHaveLength(0)
  for (const { path: quality, lengthMs } of qualities) {
    expect(Math.abs(lengthMs - 4000)).toBeLessThanOrEqual(50)
    expect(difference(picture(quality, 0.05), first)).toBeLessThan(4)
  }
})

test('sound that an edit list leaves out is not heard', async () => {
  const loud = made('mp4', [
    '-f lavfi -i testsrc2=size=160x90:rate=12:duration=5 -f lavfi -i sine=440:duration=1,apad=whole_dur=5',
    `${keyframes} -g 12 -keyint_min 12 -c:a aac`,
  ])
  const { qualities } = await see(
    made('mp4', [`-i ${loud} -ss 1.2 -i ${loud} -map 0:v -map 1:a -c copy`]),
  )
  expect(qualities).not.toHaveLength(0)
  for (const { path } of qualities) expect(loudness(path)).toBeLessThan(-60)
})

test('a film of pictures in another order and with the priming of its sound is copied', async () => {
  const path = made('mp4', [moving(3), tone(3), keyframes, '-bf 2 -c:a aac'])
  const { clip, qualities } = await see(path)
  expect(qualities.map(({ name }) => name)).toEqual(['copy', '360'])
  expect(clip).toMatchObject({ format: 'MP4 · H.264 · AAC', framesPerSecond: 12 })
  expect(clip.durationMs).toBeCloseTo(3000, -2)
  for (const { path: quality, lengthMs } of qualities) {
    expect(Math.abs(lengthMs - 3000)).toBeLessThanOrEqual(50)
    expect(difference(picture(quality, 0.05), picture(path, 0.05))).toBeLessThan(4)
  }
})

test('chapters are no part of the length', async () => {
  const chapters = written(
    'chapters.txt',
    ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1\nSTART=0\nEND=30\ntitle=All\n',
  )
  const path = made('mp4', [
    moving(2),
    `-i ${chapters} -map 0:v -map_metadata 1 -map_chapters 1 ${fast}`,
  ])
  const { clip, qualities } = await see(path)
  for (const lengthMs of [clip.durationMs ?? 0, ...qualities.map((each) => each.lengthMs)])
    expect(Math.abs(lengthMs - 2000)).toBeLessThanOrEqual(50)
})

test.each([
  {
    film: 'of 1 s of pictures and 4 s of sound',
    path: () => made('mp4', [moving(1), tone(4), `${fast} -c:a aac`]),
  },
  {
    film: 'whose cover is a track of one picture, and 4 s of sound',
    path: () =>
      made('mp4', [
        tone(4),
        `-f lavfi -i testsrc=size=600x600:rate=1:duration=1 -map 0 -map 1 ${fast} -c:a aac`,
      ]),
  },
  {
    film: 'whose pictures come 1 s after its sound',
    path: () => made('mp4', [`-itsoffset 1 ${moving(3)}`, tone(4), `${fast} -c:a aac`]),
  },
  {
    film: 'of sound that is longer in WebM',
    path: () =>
      made('webm', [
        '-f lavfi -i testsrc2=size=160x90:rate=12:duration=1',
        `${tone(4)} -c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus`,
      ]),
  },
])('a film $film lasts as long as what plays longest', async ({ path }) => {
  const { clip, qualities } = await see(path())
  expect(Math.abs((clip.durationMs ?? 0) - 4000)).toBeLessThanOrEqual(50)
  expect(qualities).not.toHaveLength(0)
  for (const { lengthMs } of qualities) expect(Math.abs(lengthMs - 4000)).toBeLessThanOrEqual(100)
  const peaks = (await (await fetchMedia(app, person, clip.waveformUrl ?? '')).json()) as number[]
  expect(peaks.findLastIndex((peak) => peak > 0)).toBeGreaterThan(970)
})

test('a clock that jumps makes a film no longer', async () => {
  const piece = made('ts', [
    '-f lavfi -i testsrc2=size=160x90:rate=25:duration=2 -f lavfi -i sine=440:duration=2',
    `${fast} -c:a aac -f mpegts`,
  ])
  const later = made('ts', [`-i ${piece} -c copy -output_ts_offset 50000 -f mpegts`])
  const path = written('jump.ts', Buffer.concat([piece, later].map((each) => readFileSync(each))))
  const { clip, qualities } = await see(path)
  expect(clip).toMatchObject({ state: 'ready' })
  expect(Math.abs((clip.durationMs ?? 0) - 4000)).toBeLessThanOrEqual(100)
  for (const { lengthMs } of qualities) expect(Math.abs(lengthMs - 4000)).toBeLessThanOrEqual(100)
})

const bars = 'smptehdbars=size=640x360:rate=5:duration=1'
const hdr = (transfer: string) =>
  made('mov', [
    `-f lavfi -i ${bars} -vf zscale=tin=bt709:min=bt709:pin=bt709:rin=tv:t=${transfer}:m=bt2020nc:p=bt2020:r=tv:npl=203,format=yuv420p10le`,
    `-c:v libx265 -x265-params log-level=error:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`,
    `-color_primaries bt2020 -color_trc ${transfer} -colorspace bt2020nc -tag:v hvc1`,
  ])
/** As screens show them. */
const shownBars = () =>
  picture(
    made('mp4', [
      `-f lavfi -i ${bars} -vf setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709,format=yuv420p`,
      '-c:v libx264 -qp 4 -preset ultrafast -colorspace bt709 -color_primaries bt709 -color_trc bt709',
    ]),
  )

test.each(['smpte2084', 'arib-std-b67'])(
  '%s is seen as screens of BT.709 show it',
  async (transfer) => {
    const { qualities, poster, sprite } = await see(hdr(transfer))
    expect(qualities.map(({ name }) => name)).toEqual(['360'])
    for (const { path } of qualities) {
      expect(told(path, 'color_transfer,color_primaries,color_space')).toBe('bt709,bt709,bt709')
      expect(difference(picture(path), shownBars())).toBeLessThan(8)
    }
    expect(difference(picture(poster), shownBars())).toBeLessThan(8)
    expect(difference(tile(sprite), shownBars())).toBeLessThan(10)
  },
)

test('poster and strip of high definition have the colours of the player', async () => {
  const path = made('mp4', [
    '-f lavfi -i color=0x10B030:size=1280x720:rate=5:duration=1',
    '-c:v libx264 -qp 4 -preset ultrafast -pix_fmt yuv420p',
  ])
  const { poster, sprite } = await see(path)
  const shown = picture(path, 0, 'setparams=colorspace=bt709')
  expect(difference(picture(poster), shown)).toBeLessThan(4)
  expect(difference(tile(sprite), shown)).toBeLessThan(4)
})

const interlaced = (flags: string, ending: string) =>
  made(ending, [
    '-f lavfi -i testsrc2=size=720x576:rate=50:duration=2 -vf tinterlace=interleave_top,setfield=tff',
    `${flags} -pix_fmt yuv420p`,
  ])
test.each([
  {
    film: 'that says so',
    path: () => interlaced('-c:v mpeg2video -b:v 6M -flags +ilme+ildct -top 1', 'mpg'),
  },
  {
    film: 'in H.264 that says so',
    path: () =>
      interlaced('-c:v libx264 -preset ultrafast -flags +ilme+ildct -x264opts tff=1', 'mp4'),
  },
  {
    film: 'that does not say so',
    path: () =>
      interlaced(
        '-vf tinterlace=interleave_top,setfield=prog -c:v libx264 -preset ultrafast',
        'mp4',
      ),
  },
])('a film of two moments a picture $film is seen without combs', async ({ path }) => {
  const { qualities } = await see(path())
  expect(qualities.map(({ name }) => name)).toEqual(['360'])
  expect(told(qualities[0]!.path, 'field_order')).toBe('progressive')
})

test('where a film is transparent it is black', async () => {
  const path = made('mov', [
    '-f lavfi -i color=red@0.0:size=320x180:rate=5,format=yuva444p10le,drawbox=x=160:y=0:w=160:h=180:color=white@1:t=fill:replace=1',
    '-t 1 -c:v prores_ks -profile:v 4444 -pix_fmt yuva444p10le',
  ])
  const { poster, sprite, qualities } = await see(path)
  for (const shown of [picture(poster), tile(sprite), picture(qualities[0]!.path)]) {
    expect(Math.max(...shown.subarray(0, 3 * 7))).toBeLessThan(12)
    expect(Math.min(...shown.subarray(3 * 9, 3 * 16))).toBeGreaterThan(240)
  }
})

test('the poster of a fade shows something', async () => {
  const path = made('mp4', [
    `-f lavfi -i testsrc2=size=160x90:rate=12:duration=6 -vf fade=in:st=2:d=1 ${fast}`,
  ])
  const { poster } = await see(path)
  expect(picture(poster).reduce((sum, each) => sum + each, 0) / (16 * 9 * 3)).toBeGreaterThan(30)
})

test('all microphones of a camera are heard', async () => {
  const path = made('mov', [
    '-f lavfi -i testsrc2=size=160x90:rate=12 -f lavfi -i anullsrc=cl=mono:r=48000 -f lavfi -i sine=440:r=48000',
    `-t 3 -map 0 -map 1 -map 2 ${fast} -g 12 -c:a pcm_s16le`,
  ])
  const { clip, qualities } = await see(path)
  expect(clip.quality).toMatchObject({ adviseRetake: false })
  for (const quality of qualities) expect(Math.abs(loudness(quality.path) - -21)).toBeLessThan(1)
})

test('the track that a film names is the one that is heard', async () => {
  const path = made('mp4', [
    '-f lavfi -i testsrc2=size=160x90:rate=12 -f lavfi -i anullsrc=cl=stereo -f lavfi -i sine=440',
    `-t 3 -map 0 -map 1 -map 2 ${fast} -c:a aac -disposition:a:0 0 -disposition:a:1 default`,
  ])
  const { qualities } = await see(path)
  for (const quality of qualities) expect(Math.abs(loudness(quality.path) - -21)).toBeLessThan(1)
})

test.each([
  { sound: 'a microphone', filter: 'anull', channels: 1 },
  { sound: 'two channels', filter: 'aformat=channel_layouts=stereo', channels: 2 },
  { sound: 'six channels', filter: 'pan=5.1|c0=c0|c1=c0|c2=c0|c4=c0|c5=c0', channels: 6 },
])('$sound is as loud in all qualities', async ({ filter, channels }) => {
  const path = made('mp4', [moving(3), `${tone(3)} -af ${filter} ${fast} -c:a aac -ac ${channels}`])
  const { qualities } = await see(path)
  const [first = 0, ...others] = qualities.map((each) => loudness(each.path))
  expect(others).toHaveLength(1)
  for (const level of others) expect(Math.abs(level - first)).toBeLessThan(0.5)
})

test.each([
  { film: 'with keyframes 10 s apart', filter: 'null' },
  {
    film: 'that is dark for a moment where its keyframes are',
    filter: 'fade=in:st=0:d=0.4,fade=out:st=9.6:d=0.3',
  },
])('a moving film $film is neither still nor black', async ({ filter }) => {
  const path = made('mp4', [
    `-f lavfi -i testsrc2=size=160x90:rate=25:duration=13 -vf ${filter.replace('9.6', '12.4')} ${fast}`,
    '-g 250 -keyint_min 250 -sc_threshold 0',
  ])
  const { clip } = await see(path)
  expect(clip.quality?.flags.map(({ code }) => code)).toEqual(['noSound'])
})

test('what is black or still between keyframes is told', async () => {
  const path = made('mp4', [
    '-f lavfi -i testsrc2=size=160x90:rate=25:duration=8',
    '-vf drawbox=color=black:t=fill:enable=between(t\\,2\\,5),tpad=stop_mode=clone:stop_duration=9',
    `${fast} -g 250 -keyint_min 250 -sc_threshold 0`,
  ])
  const { clip } = await see(path)
  const codes = clip.quality?.flags.map(({ code }) => code)
  expect(codes).toContain('black')
  expect(codes).toContain('frozen')
})

const vp8 = '-c:v libvpx -deadline realtime -cpu-used 8 -b:v 500k -g 30 -c:a libopus'
const half = (ending: string, output: string) =>
  cut(video(ending, output, { seconds: 10, size: '320x180' }), 0.5)

test.each([
  { film: 'MP4', path: () => half('mp4', `${fast} -g 30 -c:a aac -movflags +faststart`) },
  { film: 'Matroska', path: () => half('mkv', `${fast} -g 30 -c:a aac`) },
  { film: 'WebM', path: () => half('webm', vp8) },
  { film: 'Flash', path: () => half('flv', `${fast} -g 30 -bf 0 -c:a aac`) },
  { film: 'FLAC', path: () => cut(made('flac', ['-f lavfi -i sine=duration=10']), 0.5) },
  { film: 'AIFF', path: () => cut(made('aiff', ['-f lavfi -i sine=duration=10']), 0.5) },
  { film: 'WAV', path: () => cut(made('wav', ['-f lavfi -i sine=duration=10']), 0.5) },
  { film: 'MP3', path: () => cut(made('mp3', ['-f lavfi -i sine=duration=10']), 0.5) },
  { film: 'AVI', path: () => half('avi', '-c:v mpeg4 -q:v 4 -g 30 -c:a mp2') },
  { film: 'MXF', path: () => half('mxf', '-c:v mpeg2video -q:v 4 -g 15 -c:a pcm_s16le -ar 48000') },
])('a film in $film that ends in the middle of its bytes is told so', async ({ path }) => {
  const { clip } = await see(path())
  expect(clip.state).toBe('ready')
  const flag = clip.quality?.flags.find(({ code }) => code === 'endsEarly')
  expect(flag).toMatchObject({ fromMs: clip.durationMs })
  expect(Math.abs(flag!.toMs! - 10_000)).toBeLessThan(50)
  expect(clip.durationMs).toBeLessThan(6500)
})

test.each([
  { film: 'in a transport stream', path: () => half('ts', `${fast} -g 30 -c:a aac`) },
  {
    film: 'in MP3 without a count of its frames',
    path: () => cut(made('mp3', ['-f lavfi -i sine=duration=10 -write_xing 0']), 0.5),
  },
])('a film $film that never says how long it is plays as far as it goes', async ({ path }) => {
  const { clip, qualities } = await see(path())
  expect(clip.state).toBe('ready')
  expect(clip.quality?.flags.map(({ code }) => code)).not.toContain('endsEarly')
  for (const { lengthMs } of qualities)
    expect(Math.abs(lengthMs - clip.durationMs!)).toBeLessThan(150)
})
