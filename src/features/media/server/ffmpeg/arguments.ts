// The command lines for ffmpeg. Every list is complete, so that it can be pasted into a shell.
import { inputGuards } from './probe'
import type { Cut } from './cut'
import { heardFrom, plainPicture } from './plainFilters'
import type { Plan, Rung } from './plan'
import type { Probe } from './readProbe'

/** Splits at spaces. Never used for input from outside. */
export const words = (line: string) => line.split(' ')

export const quiet = words('-v error -nostdin -y')
/** All metadata is removed, because it may contain the place of the recording. */
const stripped = words('-map_metadata -1 -map_chapters -1 -sn -dn')
/**
 * Segments of 4 s in one file, addressed by byte ranges: two objects per quality however long the
 * video is. The first picture of every quality is at 0.000 with the audio priming before it;
 * otherwise each would start late by its encoder's delay.
 */
const hls = words(
  '-avoid_negative_ts disabled -f hls -hls_time 4 -hls_playlist_type vod -hls_list_size 0' +
    ' -hls_segment_type fmp4 -hls_flags single_file',
)
/** A microphone stays one channel: as two, each would be quieter than where its sound is copied. */
const aac = ({ audio }: Probe) => [
  ...words('-c:a aac -b:a 128k -ar 48000 -ac'),
  audio?.channels === 1 ? '1' : '2',
]
/**
 * One job per two cores (media.md F1): two threads for decoding and encoding. A keyframe every 2 s.
 */
const h264 = words(
  '-c:v libx264 -preset veryfast -profile:v high -threads 2 -crf 23' +
    ' -force_key_frames expr:gte(t,n_forced*2) -sc_threshold 0',
)

/** What is made, and of what. */
export interface Source {
  path: string
  probe: Probe
  plan: Plan
  cut: Cut
}

/** From here to the end of the cut; in the time of the file. */
export function input({ path, cut: { outMs } }: Source, fromMs: number): string[] {
  const from = fromMs > 0 ? ['-ss', seconds(fromMs)] : []
  const length = outMs === undefined ? [] : ['-t', seconds(outMs - fromMs)]
  return [...inputGuards, ...from, ...length, '-i', `file:${path}`]
}

export const seconds = (ms: number) => (ms / 1000).toFixed(6)

/** Its time is known to a microsecond: a little later, so that no keyframe before it is found. */
const toCopy = (source: Source) =>
  input(source, source.cut.keyMs && source.cut.keyMs + 2 * microsecondMs)
const microsecondMs = 0.001

/** A little earlier, so that its picture is not the first to be left out. */
export const toEncode = (source: Source) => input(source, Math.max(0, source.cut.keyMs - 1))

function hlsOutput(name: string): string[] {
  return [...hls, '-hls_segment_filename', `${name}.mp4`, `${name}.m3u8`]
}

function mapped({ video, audio }: Probe): string[] {
  return [
    ...(audio?.mixed ? ['-filter_complex', `${heardFrom(0, audio)}anull[heard]`] : []),
    ...(video ? ['-map', `0:${video.index}`] : []),
    ...(audio ? ['-map', audio.mixed ? '[heard]' : `0:${audio.index}`] : []),
  ]
}

function copied(source: Source): string[] {
  const { probe, plan } = source
  const sound = plan.audio === 'aac' ? aac(probe) : []
  const copy = ['-c', 'copy', ...corrected(probe), ...sound, ...unframed(source)]
  return [...quiet, ...toCopy(source), ...mapped(probe), ...stripped, ...copy]
}

/** Each piece of ADTS says anew how it is to be read, which MP4 says once. */
const unframed = ({ probe, plan }: Source): string[] =>
  probe.container === 'aac' && plan.audio === 'copy' ? words('-bsf:a aac_adtstoasc') : []

/** What is said of pictures that are not encoded anew. */
function corrected(probe: Probe): string[] {
  if (!probe.video) return []
  return ['-bsf:v', [untilTheNext, ...toldColours(probe)].join(',')]
}

/**
 * Recorders write no steady rate, and ffmpeg then takes each picture for as short as the clock of the
 * file: four seconds were a playlist of one. Each lasts until the next one comes. Unless its own times
 * are named, ffmpeg 5.1 shows pictures in the order in which they are decoded.
 */
const untilTheNext =
  'setts=pts=if(eq(PTS\\,NOPTS)\\,DTS\\,PTS):dts=DTS:duration=if(eq(NEXT_DTS\\,NOPTS)+eq(DTS\\,NOPTS)\\,DURATION\\,NEXT_DTS-DTS)'

/** Written into the stream, so that no player guesses otherwise; by its number in ITU-T H.273. */
function toldColours({ video }: Probe): string[] {
  if (!video?.assumedMatrix) return []
  const isHigh = video.assumedMatrix === 'bt709'
  if (video.codec === 'vp9') return [`vp9_metadata=color_space=${isHigh ? 'bt709' : 'bt601'}`]
  if (video.codec !== 'h264') return []
  const names = ['colour_primaries', 'transfer_characteristics', 'matrix_coefficients']
  const told = names.map((name) => `${name}=${isHigh ? 1 : 6}`).join(':')
  return [`h264_metadata=${told}`]
}

export function copyArguments(source: Source, name = 'copy'): string[] {
  return [...copied(source), ...hlsOutput(name)]
}

/** The picture as it is, the sound as AAC, for browsers that play no Opus in segments. */
export function aacArguments(source: Source): string[] {
  return [...copied(withAac(source)), ...hlsOutput('aac')]
}

/**
 * One MP4 that can be watched while it loads, for videos whose keyframes are too far apart for
 * segments.
 */
export function progressiveArguments(source: Source): string[] {
  return [...copied(withAac(source)), '-movflags', '+faststart', 'stream.mp4']
}

function withAac({ plan, ...source }: Source): Source {
  return { ...source, plan: plan.audio === 'opus' ? { ...plan, audio: 'aac' } : plan }
}

/** Recorded WebM has neither duration nor index; copying the streams adds both. */
export function webmArguments(source: Source): string[] {
  const copy = ['-c', 'copy', ...corrected(source.probe), ...words('-cues_to_front 1 stream.webm')]
  return [...quiet, ...toCopy(source), ...mapped(source.probe), ...stripped, ...copy]
}

export function rungArguments(source: Source, rung: Rung): string[] {
  const { probe, plan } = source
  const read = ['-progress', 'pipe:1', '-threads', '2', ...toEncode(source), ...mapped(probe)]
  const plain = probe.video ? plainPicture(probe.video, `${rung.width}:${rung.height}`) : ''
  const size = ['-vf', `${plain}setsar=1,format=yuv420p${held(source)}`]
  const rate = ['-maxrate', `${rung.videoKbps}k`, '-bufsize', `${rung.videoKbps * 2}k`]
  const sound = plan.audio === 'none' ? [] : aac(probe)
  return [
    ...quiet,
    ...read,
    ...stripped,
    ...size,
    ...h264,
    ...rate,
    ...sound,
    ...hlsOutput(rung.name),
  ]
}

/** The first picture, until it comes, and the last one, while the sound goes on. */
function held({ probe: { video, durationMs = 0 }, cut }: Source): string {
  const lateMs = video?.comesLate && cut.keyMs === 0 ? (video.startMs ?? 0) : 0
  const endMs = Math.min(durationMs, cut.outMs ?? durationMs)
  const heldMs = video?.outlasted ? endMs - (video.endMs ?? endMs) : 0
  const early = `,setpts=PTS-STARTPTS,tpad=start_mode=clone:start_duration=${seconds(lateMs)}`
  const late = `,tpad=stop_mode=clone:stop_duration=${seconds(heldMs)}`
  return (lateMs > 0 ? early : '') + (heldMs > 0 ? late : '')
}

/** What is said before the cut is no reason to move what is said in it. */
const asCaptions = words('-c:s webvtt -avoid_negative_ts disabled -f webvtt')

export function captionArguments(source: Source): string[] {
  const outputs = source.probe.subtitles.flatMap(({ index }) => {
    return ['-map', `0:${index}`, ...asCaptions, `caption-${index}.vtt`]
  })
  return [...quiet, ...input(source, source.cut.keyMs), ...outputs]
}
