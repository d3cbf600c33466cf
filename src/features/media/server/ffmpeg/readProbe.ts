// Reduces ffprobe's report to the facts that later decisions need.
import {
  readSounds,
  readSubtitles,
  type Sounds,
  type Stream,
  type SubtitleStream,
} from './readTracks'
import { damaged, nothingToPlay, notAVideo, tooManyPixels } from './unusable'

export interface Probe extends Sounds {
  container: string
  /** As the file says; once it was measured, of the longest of what plays. */
  durationMs?: number
  /** How long it says to be, where it ends before that. */
  saidMs?: number
  /** Where its time begins, in seconds. */
  startS: number
  video?: VideoStream
  subtitles: SubtitleStream[]
}

export interface VideoStream {
  index: number
  codec: string
  profile: string
  pixelFormat: string
  /** The displayed width: after rotation and with square pixels. */
  width: number
  height: number
  rotationDeg: number
  /** Its pictures are decoded in another order than they are shown. */
  isReordered?: boolean
  framesPerSecond?: number
  /** Where its first picture is, in seconds of the file's time. */
  firstPictureS: number
  /** How its colours are meant, where the file itself does not say. */
  assumedMatrix?: ColourMatrix
  /** How it is brighter than screens of BT.709 are. */
  hdr?: { transfer: string; matrix: string; primaries: string }
  isTransparent?: boolean
  isRgb?: boolean
  /** Each picture is made of two moments. */
  isInterlaced?: boolean
  codedHeight?: number
  /** Where its first picture begins and its last one ends, in the time of the film. */
  startMs?: number
  endMs?: number
  /** The picture begins later than the sound. */
  comesLate?: boolean
  /** The sound goes on after the last picture, which is held. */
  outlasted?: boolean
  /** An edit list leaves pictures out. */
  hidesPictures?: boolean
  /** Between two keyframes. */
  longestGapMs?: number
}

/** BT.709, of high definition, and BT.601, of everything before it. */
export type ColourMatrix = 'bt709' | 'smpte170m'

export const mostMs = 12 * 3_600_000
const widestPixel = 4
const mostPixels = 50_000_000

export function readProbe(output: string): Probe {
  const { format, streams } = JSON.parse(output) as {
    format?: { format_name?: string; duration?: string; start_time?: string }
    streams?: Stream[]
  }
  const all = streams ?? []
  const pictures = all.filter(isMoving)
  const video = pictures.find(({ width, height }) => width && height)
  const { audio, otherSounds } = readSounds(all)
  if (pictures.length > 0 && !video) throw damaged()
  if (!video && !audio) throw all.every(isCover) ? nothingToPlay() : notAVideo('something else')
  if ((video?.width ?? 0) * (video?.height ?? 0) > mostPixels) throw tooManyPixels()

  const seconds = Number(format?.duration ?? video?.duration)
  const durationMs =
    Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1000) : undefined
  return {
    container: format?.format_name?.split(',')[0] ?? '',
    durationMs,
    startS: secondsOf(format?.start_time),
    video: video && readVideo(video),
    audio,
    otherSounds,
    subtitles: readSubtitles(all),
  }
}

/** False for a still picture stream, such as the cover of a song. */
function isMoving(stream: Stream): boolean {
  return stream.codec_type === 'video' && !isCover(stream)
}

const isCover = ({ disposition }: Stream) => disposition?.attached_pic === 1

function readVideo(stream: Stream): VideoStream {
  const turned =
    stream.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0
  const rotationDeg = (Math.round(turned) + 360) % 360
  const wide = Math.max(1, Math.round((stream.width ?? 1) * ratioOf(stream.sample_aspect_ratio)))
  const high = stream.height ?? 1
  const isLying = rotationDeg === 90 || rotationDeg === 270
  return {
    index: stream.index,
    codec: stream.codec_name ?? '',
    profile: stream.profile ?? '',
    pixelFormat: stream.pix_fmt ?? '',
    width: isLying ? high : wide,
    height: isLying ? wide : high,
    rotationDeg,
    isReordered: (stream.has_b_frames ?? 0) > 0,
    framesPerSecond: rateOf(stream.avg_frame_rate),
    firstPictureS: secondsOf(stream.start_time),
    assumedMatrix: assumedMatrix(stream),
    hdr: hdrOf(stream),
    isTransparent: /^(yuva|gbrap|rgba|bgra|argb|abgr|ya|pal8)/.test(stream.pix_fmt ?? ''),
    isRgb: /^(gbr|rgb|bgr|argb|abgr|0rgb|0bgr|pal8)/.test(stream.pix_fmt ?? ''),
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
    codedHeight: high,
  }
}

const hdrTransfers = new Set(['smpte2084', 'arib-std-b67'])

function hdrOf({
  color_transfer = '',
  color_space = 'unknown',
  color_primaries = 'unknown',
}: Stream) {
  if (!hdrTransfers.has(color_transfer)) return undefined
  return {
    transfer: color_transfer,
    matrix: color_space === 'unknown' ? 'bt2020nc' : color_space,
    primaries: color_primaries === 'unknown' ? 'bt2020' : color_primaries,
  }
}

/** As browsers do it: only small pictures are older than BT.709. */
function assumedMatrix({ color_space, pix_fmt = '', height = 0 }: Stream) {
  const isSaid = color_space !== undefined && color_space !== 'unknown'
  if (isSaid || !pix_fmt.startsWith('yuv')) return undefined
  return height < 720 ? 'smpte170m' : 'bt709'
}

const secondsOf = (text: string | undefined) => Number(text ?? 0) || 0

/** "4:3"; what no camera and no disc has is a mistake in the file. */
function ratioOf(text: string | undefined): number {
  const [wide, high] = (text ?? '1:1').split(':').map(Number)
  const ratio = wide && high ? wide / high : 1
  return ratio >= 1 / widestPixel && ratio <= widestPixel ? ratio : 1
}

/** "30000/1001" */
function rateOf(text: string | undefined): number | undefined {
  const [frames, seconds] = (text ?? '').split('/').map(Number)
  return frames && seconds ? frames / seconds : undefined
}
