// Two ways to keep a take in the browser: the product's spool, and rows of an IndexedDB.
import { takeSliceMs } from '../../../generated/facts/constants'
import { openCamera } from '../../../src/browser/capture/camera'
import { chooseFormat } from '../../../src/browser/capture/formats'
import { startRecording } from '../../../src/browser/capture/record'
import { openTake, type Spool } from '../../../src/browser/spool/spool'
import { takeFile } from '../../../src/browser/spool/storedTakes'

export type Way = 'spool' | 'rows'

declare global {
  function tell(ms: number): Promise<void>
  interface Window {
    record: typeof record
    /** In ms after the last key. */
    ran: Promise<number>
  }
}

interface Store {
  put(chunk: Blob): Promise<unknown>
}

const folderOf = (name: string) => ['takes', 'customer', 'user', name]

/** As peers do it: a row for each chunk, and strict durability. */
async function openRows(name: string): Promise<Store> {
  const database = await new Promise<IDBDatabase>((opened, failed) => {
    const request = indexedDB.open(name)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('chunks', { autoIncrement: true }),
    )
    request.addEventListener('success', () => opened(request.result))
    request.addEventListener('error', () => failed(request.error ?? new Error('Not opened.')))
  })
  return {
    put: (chunk) =>
      new Promise((stored, failed) => {
        const act = database.transaction('chunks', 'readwrite', { durability: 'strict' })
        act.objectStore('chunks').add(chunk)
        act.addEventListener('complete', () => stored(undefined))
        act.addEventListener('error', () => failed(act.error ?? new Error('Not stored.')))
      }),
  }
}

function openSpool(name: string): Promise<Spool> {
  return openTake(folderOf(name), { at: Date.now(), is: 'opened', takeId: name })
}

const open = (way: Way, name: string): Promise<Store> =>
  way === 'spool' ? openSpool(name) : openRows(name)

const record = {
  /** How long each of so many chunks takes until it is on the disk, in ms. */
  async putAll(way: Way, name: string, count: number, bytes: number): Promise<number[]> {
    const store = await open(way, name)
    const chunk = new Blob([new Uint8Array(bytes).map((_, at) => (at * 7919) % 251)])
    const took: number[] = []
    for (let index = 0; index < count; index += 1) {
      const start = performance.now()
      await store.put(chunk)
      took.push(performance.now() - start)
    }
    return took
  },

  /** Records until the browser is killed, and tells how much by then. */
  async untilKilled(way: Way, name: string): Promise<void> {
    const store = await open(way, name)
    const stream = await openCamera({ camera: { height: 480, framesPerSecond: 30 } })
    const startedAt = way === 'spool' ? await asWe(stream, store) : await asPeers(stream, store)
    setInterval(() => void tell(performance.now() - startedAt), 50)
  },

  /** What the browser takes by itself: the camera is open, a key starts a recorder. */
  async onKey(): Promise<void> {
    const camera = { height: 1080, framesPerSecond: 30 }
    const stream = await openCamera({ camera, microphone: { reducesNoise: true } })
    window.addEventListener('keydown', () =>
      new MediaRecorder(stream, { mimeType: chooseFormat('picture')! }).start(takeSliceMs),
    )
  },

  async readBack(way: Way, name: string): Promise<string> {
    const media = way === 'spool' ? await takeFile(folderOf(name)) : new Blob(await rowsOf(name))
    const reader = new FileReader()
    return new Promise((resolve) => {
      reader.addEventListener('load', () => resolve(String(reader.result)))
      reader.readAsDataURL(media ?? new Blob())
    })
  },
}
window.record = record

async function asWe(stream: MediaStream, store: Store): Promise<number> {
  await startRecording({
    stream,
    mime: chooseFormat('picture')!,
    bitsPerSecond: 2_500_000,
    onChunk: (chunk) => void store.put(chunk),
    onStopped: () => undefined,
  })
  return performance.now()
}

/** A slice each second, and the browser's own key frames. */
async function asPeers(stream: MediaStream, store: Store): Promise<number> {
  const recorder = new MediaRecorder(stream, {
    mimeType: chooseFormat('picture')!,
    videoBitsPerSecond: 2_500_000,
  })
  recorder.addEventListener('dataavailable', ({ data }) => void store.put(data))
  await new Promise((resolve) => {
    recorder.addEventListener('start', resolve)
    recorder.start(1000)
  })
  return performance.now()
}

async function rowsOf(name: string): Promise<Blob[]> {
  const database = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => opened(request.result))
  })
  return new Promise((resolve) => {
    const all = database.transaction('chunks').objectStore('chunks').getAll()
    all.addEventListener('success', () => resolve(all.result as Blob[]))
  })
}
