// The command lines for ffmpeg. Every list is complete, so that it can be pasted into a shell.
import { inputGuards } from './probe'
import type { Plan, Rung } from './plan'
import type { Probe } from './readProbe'

/** Splits at spaces. Never used for input from outside. */
const words = (line: string) => line.split(' ')

const quiet = words('-v error -nostdin -y')
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
const aac = words('-c:a aac -b:a 128k -ac 2 -ar 48000')
/**
 * One job per two cores (media.md F1): two threads for decoding and encoding. A keyframe every 2 s.
 */
const h264 = words(
  '-c:v libx264 -preset veryfast -profile:v high -threads 2 -crf 23' +
    ' -force_key_frames expr:gte(t,n_forced*2) -sc_threshold 0',
)

function input(path: string): string[] {
  return [...inputGuards, '-i', `file:${path}`]
}

function hlsOutput(name: string): string[] {
  return [...hls, '-hls_segment_filename', `${name}.mp4`, `${name}.m3u8`]
}

function mapped({ video, audio }: Probe): string[] {
  return [video, audio].flatMap((stream) => (stream ? ['-map', `0:${stream.index}`] : []))
}

function copied(path: string, probe: Probe, { audio }: Plan): string[] {
  const sound = audio === 'aac' ? aac : []
  return [...quiet, ...input(path), ...mapped(probe), ...stripped, '-c', 'copy', ...sound]
}

/** A frame from the first second, to skip a black start; for audio alone, its waveform. */
export function posterArguments(path: string, { video, durationMs }: Probe): string[] {
  if (!video) {
    const wave = '[0:a:0]showwavespic=s=1280x720:colors=0x8a94a6[wave]'
    const output = words('-map [wave] -frames:v 1 poster.jpg')
    return [...quiet, ...input(path), '-filter_complex', wave, ...output]
  }
  const seekSeconds = Math.min(1, (durationMs ?? 0) / 1000 / 10).toFixed(3)
  const picked = ['-map', `0:${video.index}`, '-vf', `scale='min(1280,iw*sar)':-2,setsar=1`]
  const output = words('-frames:v 1 -q:v 4 poster.jpg')
  return [...quiet, '-ss', seekSeconds, ...input(path), ...picked, ...output]
}

export function copyArguments(path: string, probe: Probe, plan: Plan): string[] {
  return [...copied(path, probe, plan), ...hlsOutput('copy')]
}

/**
 * One MP4 that can be watched while it loads, for videos whose keyframes are too far apart for
 * segments.
 */
export function progressiveArguments(path: string, probe: Probe, plan: Plan): string[] {
  return [...copied(path, probe, plan), '-movflags', '+faststart', 'stream.mp4']
}

/** Recorded WebM has neither duration nor index; copying the streams adds both. */
export function webmArguments(path: string, probe: Probe): string[] {
  const copy = words('-c copy -cues_to_front 1 stream.webm')
  return [...quiet, ...input(path), ...mapped(probe), ...stripped, ...copy]
}

export function rungArguments(path: string, probe: Probe, plan: Plan, rung: Rung): string[] {
  const source = ['-progress', 'pipe:1', '-threads', '2', ...input(path), ...mapped(probe)]
  const size = ['-vf', `scale=${rung.width}:${rung.height},setsar=1,format=yuv420p`]
  const rate = ['-maxrate', `${rung.videoKbps}k`, '-bufsize', `${rung.videoKbps * 2}k`]
  const sound = plan.audio === 'none' ? [] : aac
  return [
    ...quiet,
    ...source,
    ...stripped,
    ...size,
    ...h264,
    ...rate,
    ...sound,
    ...hlsOutput(rung.name),
  ]
}

export function captionArguments(path: string, { subtitles }: Probe): string[] {
  const outputs = subtitles.flatMap(({ index }) => {
    return ['-map', `0:${index}`, '-c:s', 'webvtt', '-f', 'webvtt', `caption-${index}.vtt`]
  })
  return [...quiet, ...input(path), ...outputs]
}
