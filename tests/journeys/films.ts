import { execFileSync } from 'node:child_process'

/** A film made by ffmpeg: colour bars that move, with a tone. */
export function makeFilm(path: string, seconds: number, codecs: string): void {
  const video = `testsrc2=size=640x360:rate=30:duration=${seconds}`
  const sound = `sine=frequency=440:duration=${seconds}`
  const given = `-nostdin -v error -y -f lavfi -i ${video} -f lavfi -i ${sound} ${codecs} -shortest`
  execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', [...given.split(' '), path])
}

export const asMp4 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 30 -c:a aac'
export const asWebm = '-c:v libvpx -deadline realtime -cpu-used 8 -g 30 -c:a libopus'
