import { buffer, text } from 'node:stream/consumers'
import { sizeOf } from '../ffmpeg/plan'
import { codecsOf, measurePlaylist, writeMaster } from '../ffmpeg/playlist'
import { masterName, renditionKey } from './assetKeys'
import type { Rendition } from '../../asset'
import type { VideoStream } from '../ffmpeg/readProbe'
import type { Asset } from '../queries'
import type { MediaWorker } from './mediaWorker'

const headerBytes = 4096

/** Writes one master playlist of the qualities in the store, the best first. */
export async function publishMaster(
  asset: Asset,
  video: VideoStream | undefined,
  qualities: readonly string[],
  { storage }: MediaWorker,
): Promise<Rendition> {
  const variants = await Promise.all(
    qualities.map(async (name) => {
      const playlist = await text(await storage.read(renditionKey(asset, `${name}.m3u8`)))
      const range = { start: 0, end: headerBytes - 1 }
      const header = await buffer(await storage.read(renditionKey(asset, `${name}.mp4`), range))
      const size = video ? shownSize(video, name) : {}
      return {
        uri: `${name}.m3u8`,
        codecs: codecsOf(header),
        ...size,
        ...measurePlaylist(playlist),
      }
    }),
  )
  variants.sort((one, other) => other.peakBitsPerSecond - one.peakBitsPerSecond)
  const key = renditionKey(asset, masterName(qualities))
  await storage.put(key, Buffer.from(writeMaster(variants)))
  return { kind: 'hls', key }
}

/** A quality's name begins with its short side; others have the original's size. */
function shownSize(video: VideoStream, name: string): { width: number; height: number } {
  const side = Number.parseInt(name, 10)
  return Number.isNaN(side) ? { width: video.width, height: video.height } : sizeOf(video, side)
}
