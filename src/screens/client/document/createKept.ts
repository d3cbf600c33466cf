// What was edited and is not saved yet stays on this computer: it is there when the document is opened again.
import { attach, createEvent, sample, type Event, type Store } from 'effector'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'
import { isSame } from '../../../kit/isSame'
import { $userId } from '../../../session/client'
import type { DocumentRead } from './documentRead'

export interface Kept<Document> extends DocumentRead<Document> {
  /** How many edits. */
  readonly changes: number
}

export interface KeptSources<Document> {
  readonly name: string
  readonly $id: Store<string | null>
  readonly read: Event<DocumentRead<Document>>
  /** What an older version of the product has kept may be of another shape. */
  readonly isFit: (document: Document) => boolean
}

export function createKept<Document extends object>(sources: KeptSources<Document>) {
  const { name, $id, read, isFit } = sources
  const written = createEvent<Kept<Document>>()
  const removed = createEvent<string>()
  const keyOf = (userId: string, id: string) => `${name}.unsaved.${userId}.${id}`

  const writeFx = attach({
    source: $userId,
    mapParams: (kept: Kept<Document>, userId) => ({
      key: keyOf(userId, kept.id),
      value: JSON.stringify(kept),
    }),
    effect: writeStorageFx,
  })
  const removeFx = attach({
    source: $userId,
    mapParams: (id: string, userId) => ({ key: keyOf(userId, id) }),
    effect: removeStorageFx,
  })
  const readFx = attach({
    source: $userId,
    async effect(userId, { id, document }: DocumentRead<Document>) {
      const text = await readStorageFx({ key: keyOf(userId, id) })
      const kept = text === null ? null : (JSON.parse(text) as Kept<Document>)
      return kept && isFit(kept.document) && !isSame(kept.document, document) ? kept : null
    },
  })
  sample({ clock: written, target: writeFx })
  sample({ clock: removed, target: removeFx })
  sample({ clock: read, target: readFx })

  /** Of the document that was just read, where it is not what the server has. */
  const found = sample({
    clock: readFx.doneData.filterMap((kept) => kept ?? undefined),
    source: $id,
    filter: (id, kept) => kept.id === id,
    fn: (_, kept) => kept,
  })
  return { written, removed, found }
}
