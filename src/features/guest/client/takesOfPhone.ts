// The films of one guest on this phone, and how far each has got.
import { reopenTake, TakeHeld, type Spool } from '../../../browser/spool/spool'
import { listTakes, removeTake, takeFile } from '../../../browser/spool/storedTakes'
import { isFinal, UploadStopped, type GrowUpload } from '../../media/client/sending'
import type { LocalAnswer } from '../answers'
import { foldTake, type StopWhy, type Take } from '../take'
import { createStore, type Store } from '../../../kit/createStore'
import type { Sender } from './server'

export interface LocalTake extends LocalAnswer {
  readonly state: 'recording' | Take['state']
  readonly why?: StopWhy | undefined
  /** It outlives this page. */
  readonly isKept: boolean
}

/** What a film is read from while it is sent. */
interface Source {
  size(): number
  readMedia(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>
  /** As something that plays, once it has ended. */
  file(): Promise<Blob | undefined>
  note(line: object): Promise<void>
  readonly isKept: boolean
  readonly bytes?: number
}

interface Held {
  readonly source: Source
  readonly upload: GrowUpload
}

export interface TakesOfPhone extends Pick<Store<TakesState>, 'read' | 'subscribe'> {
  /** Where takes of this guest stand. */
  folderOf(takeId: string): readonly string[]
  /** What an earlier page left behind. */
  findLeft(): Promise<void>
  /** Travels from now on. */
  begin(take: Pick<Take, 'takeId' | 'promptId' | 'mime'>, spool: Spool): void
  grown(takeId: string, ms: number): void
  /** Its last byte is here. */
  ended(takeId: string, ms: number, why: StopWhy): void
  /** A film that was recorded elsewhere. */
  addFile(take: Pick<Take, 'takeId' | 'promptId' | 'ms'>, file: File): void
  /** It is the answer, instead of those before it. */
  use(takeId: string): void
  discard(takeId: string): Promise<void>
  fileOf(takeId: string): Promise<Blob | undefined>
  /** Once the server has it, or refused it; waits as long as nobody is online. */
  untilArrived(takeId: string): Promise<void>
  /** Nothing of it stays here. */
  forgetAll(): Promise<void>
}

export interface TakesState {
  readonly takes: readonly LocalTake[]
}

const retryMs = 3000

export function createTakesOfPhone(token: string, { uploadOf, pause }: Sender): TakesOfPhone {
  const store = createStore<TakesState>({ takes: [] })
  const held = new Map<string, Held>()
  const arriving = new Map<string, Promise<void>>()
  const parent = ['takes', 'guest', token]
  const folderOf = (takeId: string) => [...parent, takeId]

  const takeNamed = (takeId: string) => store.read().takes.find((take) => take.takeId === takeId)
  const change = (takeId: string, part: Partial<LocalTake>) =>
    store.change({
      takes: store
        .read()
        .takes.map((take) => (take.takeId === takeId ? { ...take, ...part } : take)),
    })
  const drop = (takeId: string) => {
    held.delete(takeId)
    store.change({ takes: store.read().takes.filter((take) => take.takeId !== takeId) })
  }

  function hold(take: Pick<Take, 'takeId' | 'promptId' | 'mime'>, source: Source): void {
    const { takeId, promptId, mime } = take
    const onProgress = ({ sentBytes, stopped }: { sentBytes: number; stopped?: UploadStopped }) => {
      if (stopped && isFinal(stopped.reason)) return change(takeId, refusedBy(stopped))
      if (takeNamed(takeId)?.arrival === 'arrived') return
      const percent = Math.min(99, Math.floor((sentBytes / Math.max(1, source.size())) * 100))
      change(takeId, { percent, arrival: sentBytes > 0 ? 'sending' : 'waiting' })
    }
    const about = {
      takeId,
      promptId,
      mime,
      ...(source.bytes !== undefined && { bytes: source.bytes }),
    }
    held.set(takeId, { source, upload: uploadOf(about, { source, onProgress }) })
  }

  /** Tries until it is here or refused: what the network failed is nobody's fault. */
  async function arrive(takeId: string): Promise<void> {
    for (;;) {
      const upload = held.get(takeId)?.upload
      if (!upload) return
      try {
        await upload.finish()
        change(takeId, { arrival: 'arrived', percent: 100 })
        return
      } catch (failure) {
        const stopped = failure instanceof UploadStopped ? failure : undefined
        if (stopped && isFinal(stopped.reason)) return change(takeId, refusedBy(stopped))
        await pause(retryMs)
      }
    }
  }

  async function findOne(lines: readonly object[]): Promise<void> {
    const take = foldTake(lines)
    if (!take || takeNamed(take.takeId)) return
    const spool = await reopenTake(folderOf(take.takeId)).catch(ignoreHeld)
    if (!spool) return
    // It is read without being held; what is noted later opens it once more.
    await spool.close()
    if (spool.size() === 0) return removeTake(folderOf(take.takeId))
    const { takeId, promptId, ms, state, why } = take
    const shown = { takeId, promptId, ms, state, why, isKept: spool.isKept }
    store.change({ takes: [...store.read().takes, { ...shown, arrival: 'waiting', percent: 0 }] })
    hold(take, spooled(spool, folderOf(takeId)))
    held.get(takeId)?.upload.ended()
    if (state === 'used') void self.untilArrived(takeId)
  }

  const self: TakesOfPhone = {
    read: store.read,
    subscribe: store.subscribe,
    folderOf,
    async findLeft() {
      for (const { lines, isHeld } of await listTakes(parent)) if (!isHeld) await findOne(lines)
    },
    begin(take, spool) {
      const { takeId, promptId } = take
      const shown = { takeId, promptId, ms: 0, state: 'recording', isKept: spool.isKept } as const
      store.change({ takes: [...store.read().takes, { ...shown, arrival: 'waiting', percent: 0 }] })
      hold(take, spooled(spool, folderOf(takeId)))
    },
    grown: (takeId, ms) => change(takeId, { ms }),
    ended(takeId, ms, why) {
      change(takeId, { ms, why, state: 'stopped' })
      held.get(takeId)?.upload.ended()
    },
    addFile({ takeId, promptId, ms }, file) {
      const shown = {
        takeId,
        promptId,
        ms,
        state: 'stopped',
        why: 'chosen',
        isKept: false,
      } as const
      store.change({ takes: [...store.read().takes, { ...shown, arrival: 'waiting', percent: 0 }] })
      hold({ takeId, promptId, mime: file.type || 'video/mp4' }, chosen(file))
      held.get(takeId)?.upload.ended()
    },
    use(takeId) {
      const take = takeNamed(takeId)
      if (!take) return
      change(takeId, { state: 'used' })
      void held
        .get(takeId)
        ?.source.note({ is: 'used' })
        .catch(() => undefined)
      for (const other of store.read().takes)
        if (other.promptId === take.promptId && other.takeId !== takeId)
          void self.discard(other.takeId)
      void self.untilArrived(takeId)
    },
    async discard(takeId) {
      const upload = held.get(takeId)?.upload
      drop(takeId)
      await upload?.discard().catch(() => undefined)
      await removeTake(folderOf(takeId))
    },
    fileOf: async (takeId) => held.get(takeId)?.source.file(),
    untilArrived(takeId) {
      const begun = arriving.get(takeId) ?? arrive(takeId).finally(() => arriving.delete(takeId))
      arriving.set(takeId, begun)
      return begun
    },
    async forgetAll() {
      for (const { takeId } of store.read().takes) {
        held.get(takeId)?.upload.pause()
        drop(takeId)
        await removeTake(folderOf(takeId))
      }
    },
  }
  return self
}

const refusedBy = ({ reason, text }: UploadStopped) => ({
  arrival: 'refused' as const,
  code: text && 'words' in text ? text.words : reason,
})

function ignoreHeld(failure: unknown): undefined {
  if (failure instanceof TakeHeld) return undefined
  throw failure
}

const spooled = (spool: Spool, folder: readonly string[]): Source => ({
  isKept: spool.isKept,
  size: spool.size,
  readMedia: spool.readMedia,
  async note(line) {
    if (!spool.isKept) return
    const again = await reopenTake(folder)
    await again.note(line)
    await again.close()
  },
  file: async () =>
    (spool.isKept ? await takeFile(folder) : undefined) ??
    new Blob([await spool.readMedia(0, spool.size())]),
})

const chosen = (file: File): Source => ({
  isKept: false,
  bytes: file.size,
  size: () => file.size,
  readMedia: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
  file: () => Promise.resolve(file),
  note: () => Promise.resolve(),
})
