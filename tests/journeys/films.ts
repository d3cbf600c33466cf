import { copyFileSync } from 'node:fs'
import { extname } from 'node:path'
import { video } from '../support/videos'

/** Makes a video with ffmpeg, once per machine: moving colour bars with a tone. */
export function makeFilm(path: string, seconds: number, codecs: string): void {
  copyFileSync(video(extname(path).slice(1), codecs, { seconds }), path)
}

export const asMp4 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 30 -c:a aac'
export const asWebm = '-c:v libvpx -deadline realtime -cpu-used 8 -g 30 -c:a libopus'
