// Puts screen and camera into one picture. It runs in a worker because a hidden page draws nothing,
// and repeats a still picture because recorders hand over nothing, not even sound, without pictures.
import { drawPicture } from './drawPicture'
import { readTrack, writeTrack } from './frameStreams'
import type { BubblePlace, Handed, PumpAnswer, PumpAsk, PumpStart } from './pumpMessages'

const tell = (answer: PumpAnswer, handed: Handed[] = []) =>
  postMessage(answer, { transfer: handed as Transferable[] })

const frameMs = 1000 / 30
const repeatMs = 250

let bubble: BubblePlace = 'off'
let stop: (() => void) | undefined

addEventListener('message', ({ data }: MessageEvent<PumpAsk>) => {
  if (data.is === 'start') start(data)
  if (data.is === 'bubble') bubble = data.place
  if (data.is === 'stop') stop?.()
})

function start({ screen, camera, writable, bubble: place }: PumpStart): void {
  bubble = place
  const output = writable ?? openOutput()
  if (!output) return tell({ is: 'failed' })
  const latest = { screen: follow(screen), camera: camera && follow(camera) }
  const canvas = new OffscreenCanvas(0, 0)
  const writer = output.getWriter()
  let writtenAt = -Infinity
  let drawn: readonly unknown[] = []

  function write(): void {
    const screenFrame = latest.screen.frame()
    const cameraFrame = latest.camera?.frame()
    const now = performance.now()
    const shown = [screenFrame, bubble === 'off' ? undefined : cameraFrame, bubble]
    const isSame = shown.every((each, index) => each === drawn[index])
    if (!screenFrame || (isSame && now - writtenAt < repeatMs)) return
    if ((writer.desiredSize ?? 0) <= 0) return
    if (canvas.width === 0) {
      // Encoders want even numbers.
      canvas.width = screenFrame.displayWidth & ~1
      canvas.height = screenFrame.displayHeight & ~1
    }
    if (!isSame) drawPicture(canvas, screenFrame, cameraFrame, bubble)
    drawn = shown
    writtenAt = now
    const frame = new VideoFrame(canvas, { timestamp: Math.round(now * 1000) })
    writer.write(frame).catch(() => stop?.())
  }

  const timer = setInterval(write, frameMs)
  stop = () => {
    stop = undefined
    clearInterval(timer)
    latest.screen.stop()
    latest.camera?.stop()
    writer.close().catch(() => undefined)
  }
}

function openOutput(): WritableStream<VideoFrame> | undefined {
  const made = writeTrack()
  if (made) {
    const { track } = made
    tell({ is: 'track', track }, [track])
  }
  return made?.writable
}

/** The latest picture; those before it are given back at once, since there are few of them. */
function follow(source: ReadableStream<VideoFrame> | MediaStreamTrack) {
  const readable = source instanceof ReadableStream ? source : readTrack(source)
  const reader = readable?.getReader()
  let latest: VideoFrame | undefined

  async function read(): Promise<void> {
    for (;;) {
      const result = await reader?.read()
      if (!result || result.done) return
      latest?.close()
      latest = result.value
    }
  }
  read().catch(() => undefined)

  return {
    frame: () => latest,
    stop() {
      reader?.cancel().catch(() => undefined)
      latest?.close()
      latest = undefined
    },
  }
}
