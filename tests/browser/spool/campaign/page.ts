// Records with the product's own parts. What it knows is told to the test, which may end it at any moment.
import { openCamera } from '../../../../src/browser/capture/camera'
import { chooseFormat } from '../../../../src/browser/capture/formats'
import { startRecording } from '../../../../src/browser/capture/record'
import { measureChunks } from '../../../../src/browser/capture/recordedLength'
import { openSoundGraph } from '../../../../src/browser/capture/soundGraph'
import { openTake, reopenTake, type Spool } from '../../../../src/browser/spool/spool'
import { listTakes, takeFile } from '../../../../src/browser/spool/storedTakes'

const folder = ['takes', 'customer', 'user']

/** How much of the take was acknowledged, as the recorder shows it, and how long it has been recording. */
interface Told {
  keptMs: number
  ms: number
  bytes: number
}

declare global {
  function tell(told: Told): Promise<void>
  interface Window {
    campaign: typeof campaign
  }
}

/** Workers that are ended behind the spool's back. */
const workers: Worker[] = []
globalThis.Worker = class extends Worker {
  constructor(address: string | URL, options?: WorkerOptions) {
    super(address, options)
    workers.push(this)
  }
}

async function record(takeId: string): Promise<void> {
  const mime = chooseFormat('picture')!
  const spool = await openTake([...folder, takeId], { at: Date.now(), is: 'opened', takeId, mime })
  const stream = await openCamera({
    camera: { height: 480, framesPerSecond: 30 },
    microphone: { reducesNoise: false },
  })
  const graph = await openSoundGraph(() => undefined)
  graph.useMicrophone(stream)
  let bytes = 0
  let keptMs = 0
  const measure = measureChunks(mime)
  let failed: ((failure: unknown) => void) | undefined
  const failure = new Promise((resolve) => (failed = resolve))
  const startedAt = performance.now()
  const recording = await startRecording({
    stream: new MediaStream([...stream.getVideoTracks(), graph.track]),
    mime,
    bitsPerSecond: 2_500_000,
    onChunk: (chunk) =>
      void Promise.all([spool.put(chunk), measure(chunk)]).then(
        ([put, ms]) => ({ bytes, keptMs } = { bytes: put.bytes, keptMs: ms }),
        (reason: unknown) => failed?.(reason),
      ),
    onStopped: () => undefined,
  })
  const clock = setInterval(
    () => void tell({ keptMs, ms: performance.now() - startedAt, bytes }),
    50,
  )
  void failure.then(() => {
    clearInterval(clock)
    return stopAfterFailure(spool, recording.stop)
  })
}

/** As the recorder does: the last chunk, and what is in memory is written by another worker. */
async function stopAfterFailure(spool: Spool, stop: () => void): Promise<void> {
  stop()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await spool.close()
  await tell({ keptMs: -1, ms: -1, bytes: spool.size() })
}

async function readBack(takeId: string): Promise<string> {
  const file = await takeFile([...folder, takeId])
  const reader = new FileReader()
  return new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsDataURL(file!)
  })
}

const campaign = {
  record,
  readBack,
  list: () => listTakes(folder),
  endWorkers: () => workers.forEach((worker) => worker.terminate()),
  reopenTake,
}
window.campaign = campaign
