import type { Probe } from './readProbe'

/** Containers whose name is not their type. */
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

/** What the bytes are, whatever the file was called or the browser believed. */
export function mimeOf({ container, video }: Probe): string {
  const family = video ? 'video' : 'audio'
  if (container === 'matroska' && (!video || webmCodecs.has(video.codec))) return `${family}/webm`
  return `${family}/${subtypes[container] ?? container}`
}
