import { buffer, text } from 'node:stream/consumers'
import { codecsOf, measurePlaylist, writeMaster } from '../ffmpeg/playlist'
import { assetKey, masterName } from './assetKeys'
import type { Rendition } from '../../asset'
import type { VideoStream } from '../ffmpeg/readProbe'
import type { MediaWorker } from './mediaWorker'

const headerBytes = 4096

/** One playlist over the qualities that are in the store, the best first. */
export async function publishMaster(
  asset: { customerId: string; id: string },
  video: VideoStream | undefined,
  qualities: readonly string[],
  { storage }: MediaWorker,
): Promise<Rendition> {
  const variants = await Promise.all(
    qualities.map(async (name) => {
      const playlist = await text(await storage.read(assetKey(asset, `${name}.m3u8`)))
      const range = { start: 0, end: headerBytes - 1 }
      const header = await buffer(await storage.read(assetKey(asset, `${name}.mp4`), range))
      const size = video ? sizeOf(video, name) : {}
      return {
        uri: `${name}.m3u8`,
        codecs: codecsOf(header),
        ...size,
        ...measurePlaylist(playlist),
      }
    }),
  )
  variants.sort((one, other) => other.peakBitsPerSecond - one.peakBitsPerSecond)
  const key = assetKey(asset, masterName(qualities))
  await storage.put(key, Buffer.from(writeMaster(variants)))
  return { kind: 'hls', key }
}

/** A quality is named by its short side; `copy` is the original's own size. */
function sizeOf({ width, height }: VideoStream, name: string): { width: number; height: number } {
  const factor = name === 'copy' ? 1 : Number(name) / Math.min(width, height)
  const even = (length: number) => Math.round((length * factor) / 2) * 2
  return name === 'copy' ? { width, height } : { width: even(width), height: even(height) }
}
