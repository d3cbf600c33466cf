import { appendFileSync, copyFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { video } from '../support/videos'

/**
 * Makes a video with ffmpeg, once per machine: moving colour bars with a tone. No two names give the same
 * bytes, since the product knows a file again.
 */
export function makeFilm(path: string, seconds: number, codecs: string): void {
  copyFileSync(video(extname(path).slice(1), codecs, { seconds }), path)
  appendFileSync(path, extname(path) === '.webm' ? voidElement(path) : freeBox(path))
}

/** Room that players skip. */
function freeBox(path: string): Buffer {
  const name = Buffer.from(basename(path))
  const head = Buffer.from('\0\0\0\0free')
  head.writeUInt32BE(head.length + name.length)
  return Buffer.concat([head, name])
}

function voidElement(path: string): Buffer {
  const name = Buffer.from(basename(path)).subarray(0, 120)
  return Buffer.concat([Buffer.from([0xec, 0x80 | name.length]), name])
}

export const asMp4 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 30 -c:a aac'
export const asWebm = '-c:v libvpx -deadline realtime -cpu-used 8 -g 30 -c:a libopus'
