// The page's end of the worker that puts screen and camera into one picture.
import { ownScriptUrl } from '../trustedTypes'
import { readTrack, writeTrack } from './frameStreams'
import address from './picturePump.worker?worker&url'
import type { BubblePlace, Handed, PumpAnswer, PumpAsk } from './pumpMessages'

export type { BubblePlace } from './pumpMessages'

export interface PicturePump {
  readonly track: MediaStreamTrack
  placeBubble(place: BubblePlace): void
  /** Ends the track; the tracks that were put in are left open. */
  stop(): void
}

export interface Pictures {
  screen: MediaStreamTrack
  camera?: MediaStreamTrack
  bubble: BubblePlace
}

/** Undefined: this browser cannot. The screen's own track can be recorded, but a still picture is saved late. */
export async function startPicturePump(pictures: Pictures): Promise<PicturePump | undefined> {
  const worker = new Worker(ownScriptUrl(address), { type: 'module' })
  const tell = (ask: PumpAsk, handed: Handed[] = []) =>
    worker.postMessage(ask, handed as Transferable[])
  const made = await start(worker, pictures, tell).catch(() => undefined)
  if (!made) {
    worker.terminate()
    return undefined
  }
  return {
    track: made,
    placeBubble: (place) => tell({ is: 'bubble', place }),
    stop() {
      tell({ is: 'stop' })
      made.stop()
    },
  }
}

async function start(
  worker: Worker,
  { screen, camera, bubble }: Pictures,
  tell: (ask: PumpAsk, handed: Handed[]) => void,
): Promise<MediaStreamTrack | undefined> {
  const output = writeTrack()
  const screenFrames = readTrack(screen)
  if (output && screenFrames) {
    const cameraFrames = camera && readTrack(camera)
    const { writable } = output
    const transfer = [screenFrames, writable, ...(cameraFrames ? [cameraFrames] : [])]
    tell({ is: 'start', screen: screenFrames, camera: cameraFrames, writable, bubble }, transfer)
    return output.track
  }
  // The standard has both in workers only, which get copies of the tracks.
  const answered = answerOf(worker)
  const copies = { screen: screen.clone(), camera: camera?.clone() }
  const transfer = [copies.screen, ...(copies.camera ? [copies.camera] : [])]
  tell({ is: 'start', ...copies, bubble }, transfer)
  return answered
}

function answerOf(worker: Worker): Promise<MediaStreamTrack | undefined> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', reject, { once: true })
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<PumpAnswer>) => resolve(data.is === 'track' ? data.track : undefined),
      { once: true },
    )
  })
}
