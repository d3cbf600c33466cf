import type { Probe } from './readProbe'

/** Containers whose ffmpeg name differs from their MIME subtype. */
const subtypes: Record<string, string> = {
  mov: 'mp4',
  matroska: 'x-matroska',
  mpegts: 'mp2t',
  avi: 'x-msvideo',
  flv: 'x-flv',
  asf: 'x-ms-asf',
  mp3: 'mpeg',
}
const webmCodecs = new Set(['vp8', 'vp9', 'av1'])

/** The MIME type by content, whatever the file name or the browser says. */
export function mimeOf({ container, video }: Probe): string {
  const family = video ? 'video' : 'audio'
  if (container === 'matroska' && (!video || webmCodecs.has(video.codec))) return `${family}/webm`
  return `${family}/${subtypes[container] ?? container}`
}
