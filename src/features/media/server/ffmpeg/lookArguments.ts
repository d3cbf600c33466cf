// The command lines by which a film is looked at: its poster, its strip, and what is measured of it.
import { input, quiet, seconds, toEncode, words, type Source } from './arguments'
import { asJpeg, heardFrom, plainPicture } from './plainFilters'
import { sizeWithin } from './plan'
import type { VideoStream } from './readProbe'
import type { AudioStream } from './readTracks'

/** Lets ffmpeg log the findings of its filters. */
const telling = words('-v info -nostats -hide_banner -nostdin -y')

const posterWidth = 1280

/** How dark a picture may be to be one that shows something. */
export interface PosterTry {
  /** How far its search begins after the beginning, and how long it goes on; 0: for one picture. */
  readonly fromMs: number
  readonly forMs: number
  /** At most so many hundredths of it are darker than this. */
  readonly percent: number
  readonly level: number
}

/** One picture, if there is any like this; for audio alone, its waveform. */
export function posterArguments(source: Source, attempt: PosterTry): string[] {
  const { probe, cut } = source
  const { fromMs, forMs, percent, level } = attempt
  if (!probe.video) {
    const wave = `${probe.audio ? heardFrom(0, probe.audio) : ''}showwavespic=s=1280x720:colors=0x8a94a6[wave]`
    const output = words('-map [wave] -frames:v 1 poster.jpg')
    return [...quiet, ...input(source, cut.inMs), '-filter_complex', wave, ...output]
  }
  const { width, height } = sizeWithin(probe.video, posterWidth)
  const shows =
    `blackframe=amount=0:threshold=${level},` +
    `metadata=mode=select:key=lavfi.blackframe.pblack:value=${percent}:function=less,`
  const graph =
    `${plainPicture(probe.video, `${width}:${height}`)}setsar=1,` +
    `${forMs > 0 ? shows : ''}scale=${asJpeg},format=yuvj420p`
  const picked = ['-map', `0:${probe.video.index}`, '-vf', graph]
  const output = words('-frames:v 1 -q:v 4 poster.jpg')
  const until = forMs > 0 ? ['-t', seconds(forMs)] : []
  return [...quiet, ...input(source, cut.inMs + fromMs), ...picked, ...until, ...output]
}

/**
 * Logs what it finds, and makes the sprite: from keyframes, which costs a tenth of all pictures, unless
 * they are too far apart to tell anything of what is between them.
 */
export function pictureArguments(source: Source, video: VideoStream, durationMs: number): string[] {
  const rate = (spriteTiles * 1000) / durationMs
  const areClose = (video.longestGapMs ?? Infinity) <= longestBlinkMs
  const graph = [
    `[0:${video.index}]${areClose ? '' : `fps=${judgedRate}:start_time=0,`}${plainPicture(video, '320:-2')}split[look][tiles]`,
    '[look]blackframe=amount=98:threshold=32,freezedetect=noise=-60dB:duration=5[seen]',
    // The last keyframe stands for all that comes after it.
    `[tiles]tpad=stop_duration=${seconds(durationMs)}:stop_mode=clone,` +
      `fps=${rate.toFixed(6)}:start_time=0,scale=160:90:force_original_aspect_ratio=decrease:${asJpeg},format=yuvj420p,` +
      'pad=160:90:-1:-1,setsar=1,tile=10x10[sprite]',
  ]
  const skipped = areClose ? ['-skip_frame', 'nokey'] : ['-threads', '2']
  const read = [...skipped, ...toEncode(source), '-filter_complex', graph.join(';')]
  const output = words('-map [seen] -f null - -map [sprite] -frames:v 1 -q:v 5 sprite.jpg')
  return [...telling, ...read, ...output]
}

/** Recorders and encoders of qualities set a keyframe every two seconds. */
const longestBlinkMs = 2500
/** Pictures per second that are looked at otherwise. */
const judgedRate = 4

export const spriteTiles = 100
export const peakCount = 1000

/** Logs loudness and silences, and prints a peak for each thousandth. */
export function soundArguments(source: Source, audio: AudioStream, durationMs: number): string[] {
  const each = Math.max(1, Math.ceil((durationMs * 48) / peakCount))
  const filters = [
    'aresample=48000',
    'ebur128=peak=true:framelog=verbose',
    'silencedetect=noise=-50dB:duration=2',
    `asetnsamples=n=${each}:p=0`,
    'astats=metadata=1:reset=1:measure_perchannel=none:measure_overall=Peak_level',
    'ametadata=mode=print:key=lavfi.astats.Overall.Peak_level:file=-',
  ]
  const graph = `${heardFrom(0, audio)}${filters.join(',')}[heard]`
  const read = [...input(source, source.cut.inMs), '-filter_complex', graph, '-map', '[heard]']
  return [...telling, ...read, ...words('-f null -')]
}
