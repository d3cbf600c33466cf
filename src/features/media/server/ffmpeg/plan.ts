// What is made of a file, cheap and visible first (media.md F3). Pure: decided from the probe alone.
import type { Probe, VideoStream } from './readProbe'
import type { AudioStream } from './readTracks'

export interface Plan {
  /** What can be watched within seconds, because no picture is encoded anew; none when no browser can. */
  quick?: 'hls' | 'mp4' | 'webm'
  /**
   * `copy`: AAC stays as it is. `opus`: so does Opus in segments, which most browsers play at once;
   * everything else gets AAC. `aac`: the sound is turned into AAC on the way.
   */
  audio: 'none' | 'copy' | 'opus' | 'aac'
}

export interface Rung {
  name: string
  width: number
  height: number
  videoKbps: number
}

const webmVideo = new Set(['vp8', 'vp9', 'av1'])
const webmAudio = new Set(['opus', 'vorbis'])
/** What every browser decodes; 4:2:2, 4:4:4 and ten bits are for cutting rooms. */
const playablePixels = new Set(['yuv420p', 'yuvj420p'])
/** By the short side, so that an upright picture is not made smaller than a lying one. */
const ladder = [
  { side: 720, videoKbps: 2800 },
  { side: 1080, videoKbps: 5200 },
  { side: 360, videoKbps: 800 },
]

export function planOf({ container, video, audio }: Probe): Plan {
  const quick = video ? quickWayOf(video, container, audio?.codec) : 'hls'
  return { quick, audio: soundOf(audio, quick) }
}

/** More channels than two are mixed down, as they are in all other qualities: none is louder. */
function soundOf(audio: AudioStream | undefined, quick: Plan['quick']): Plan['audio'] {
  if (audio === undefined) return 'none'
  const { codec, channels, mixed, isCut } = audio
  if (mixed || isCut || channels > 2) return 'aac'
  if (codec === 'opus' && quick === 'hls') return 'opus'
  return codec === 'aac' ? 'copy' : 'aac'
}

/**
 * The qualities to encode, the one that serves most people first. Where the original itself plays as one
 * of them, only smaller ones; never larger than the original.
 */
export function rungsOf(video: VideoStream, playsAsItIs: boolean): Rung[] {
  const side = Math.min(video.width, video.height)
  const fitting = ladder.filter((rung) => (playsAsItIs ? rung.side < side : rung.side <= side))
  if (fitting.length === 0 && !playsAsItIs) return [scaled(video, side, 800)]
  return fitting.map((rung) => scaled(video, rung.side, rung.videoKbps))
}

function quickWayOf(video: VideoStream, container: string, audioCodec = 'opus') {
  if (!playablePixels.has(video.pixelFormat)) return undefined
  // A copy would keep what has to go.
  if (video.hidesPictures || video.isInterlaced || video.hdr) return undefined
  // Pictures without times of their own would be shown in the order in which they are decoded.
  if (container === 'h264' || (container === 'avi' && video.isReordered)) return undefined
  // Segments do not say which way up they are, and begin and end with their pictures: as one file
  // until it is encoded.
  const { rotationDeg, comesLate, outlasted } = video
  if (video.codec === 'h264') return rotationDeg || comesLate || outlasted ? 'mp4' : 'hls'
  const isWebm = container === 'matroska' || container === 'webm'
  return isWebm && webmVideo.has(video.codec) && webmAudio.has(audioCodec) ? 'webm' : undefined
}

function scaled(video: VideoStream, side: number, videoKbps: number): Rung {
  return { name: String(side), ...sizeOf(video, side), videoKbps }
}

/** Encoders of 4:2:0 pictures want even sides. */
export function sizeOf(
  { width, height }: VideoStream,
  side: number,
): { width: number; height: number } {
  return scaledBy(side / Math.min(width, height), { width, height })
}

export function sizeWithin(
  { width, height }: VideoStream,
  mostWidth: number,
): { width: number; height: number } {
  return scaledBy(Math.min(1, mostWidth / width), { width, height })
}

function scaledBy(factor: number, { width, height }: { width: number; height: number }) {
  const even = (length: number) => Math.max(2, Math.round((length * factor) / 2) * 2)
  return { width: even(width), height: even(height) }
}
