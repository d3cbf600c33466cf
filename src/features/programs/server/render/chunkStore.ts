// Pieces of films in the store: drawn once, used by every film of the customer that has the same recipe.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../../../server/database/tables'
import type { Storage } from '../../../../server/storage/storage'

export type ChunkKind = 'pictures' | 'sound'

interface Chunk {
  readonly customerId: string
  readonly key: string
  readonly kind: ChunkKind
}

/** Never shared between customers. */
export const chunkKey = ({ customerId, key, kind }: Chunk) => `render/${customerId}/${key}/${kind}`

/** Those of them that are there; they stay for another while. */
export async function findChunks(
  db: Db,
  { customerId, keys, now }: { customerId: string; keys: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const found = await db
    .updateTable('renderChunks')
    .set({ usedAt: now })
    .where('customerId', '=', customerId)
    .where('key', 'in', [...keys])
    .returning('key')
    .execute()
  return new Set(found.map(({ key }) => key))
}

/** The row follows the bytes: what is found is there whole. */
export async function keepChunk(
  chunk: Chunk,
  file: { readonly folder: string; readonly name: string },
  { db, storage, now }: { db: Db; storage: Storage; now: Date },
): Promise<void> {
  const path = join(file.folder, file.name)
  const { size: bytes } = await stat(path)
  await storage.putFile(chunkKey(chunk), path)
  await db
    .insertInto('renderChunks')
    .values({ ...chunk, bytes, usedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'key']).doUpdateSet({ usedAt: now, bytes }),
    )
    .execute()
}

/** Forgets one whose bytes are not there any more. */
export async function forgetChunk(db: Db, { customerId, key }: Omit<Chunk, 'kind'>): Promise<void> {
  await db
    .deleteFrom('renderChunks')
    .where('customerId', '=', customerId)
    .where('key', '=', key)
    .execute()
}
