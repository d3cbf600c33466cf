// A file that is no film: its feature looks at it and makes what is shown of it.
import { join } from 'node:path'
import type { Rendition } from '../../asset'
import type { Asset } from '../queries'
import { assetKey, original } from './assetKeys'
import type { Held, MediaWorker } from './mediaWorker'
import { hasArrived } from './prepareAsset'
import { scanUpload } from './scanUpload'
import { finishReady, saveFileExamined } from './progressQueries'
import type { Programs } from '../ffmpeg/probe'

export interface FileWork {
  readonly path: string
  /** Where previews are put. */
  readonly folder: string
  readonly asset: Pick<Asset, 'name' | 'bytes'>
  readonly programs: Programs
  readonly signal: AbortSignal
}

export interface FileExamined {
  readonly mime: string
  readonly width?: number
  readonly height?: number
  readonly durationMs?: number
  /** What else its feature knows of it now. */
  readonly facts: object
  readonly previews: readonly { readonly kind: Rendition['kind']; readonly file: string }[]
}

/** Rejects with Unusable what is no file for here. */
export type ExamineFile = (work: FileWork) => Promise<FileExamined>

declare module '../../../../server/services' {
  interface Services {
    readonly examineFile: ExamineFile
  }
}

export async function prepareFile(
  held: Held,
  worker: MediaWorker,
  examine: ExamineFile,
): Promise<undefined> {
  const { asset, signal, report } = held
  const { database, storage, programs, now } = worker
  if (asset.state === 'ready' || !(await hasArrived(held, worker))) return undefined
  await scanUpload(held, worker)
  report('probe', 20)
  await storage.requireRoom(Number(asset.bytes))
  await storage.withFile(assetKey(asset, original), (path) =>
    storage.withFolder(async (folder) => {
      const examined = await examine({ path, folder, asset, programs, signal })
      report('poster', 80)
      const renditions: Rendition[] = []
      for (const { kind, file } of examined.previews) {
        const key = assetKey(asset, file)
        await storage.putFile(key, join(folder, file))
        renditions.push({ kind, key })
      }
      await saveFileExamined(database.db, asset.id, { ...examined, renditions }, now())
    }),
  )
  await finishReady(database.db, asset, now())
  return undefined
}
