// What stands open of a document: edited, undone and redone.
import { createEvent, createStore, merge, sample, type Event, type Store } from 'effector'
import type { DocumentRead } from './documentRead'

/** What an edit makes of a document, or why it cannot be done. */
export type Applied<Document, Refusal> =
  | { readonly document: Document }
  | { readonly refusal: Refusal }

export interface OpenDocument<Document, Refusal> {
  /** Of its row. */
  readonly id: string
  readonly document: Document
  /** Before each edit that can be undone, the latest last. */
  readonly past: readonly Document[]
  readonly future: readonly Document[]
  /** What was typed or dragged last: more of the same is one step. */
  readonly typing?: string
  /** Of the last edit, where it could not be done. */
  readonly refusal?: Refusal
}

export interface UndoSources<Document, Act, Refusal> {
  /** The open row; null: none. */
  readonly $id: Store<string | null>
  /** Of the open row alone. */
  readonly read: Event<DocumentRead<Document>>
  /** By somebody who may edit. */
  readonly edited: Event<Act>
  /** The very document again where nothing changes. */
  readonly apply: (document: Document, act: Act) => Applied<Document, Refusal>
  /** Edits of one name that follow each other are undone together. */
  readonly typingOf: (act: Act) => string | undefined
}

const mostSteps = 200

export function createUndo<Document extends object, Act, Refusal = never>(
  sources: UndoSources<Document, Act, Refusal>,
) {
  type Open = OpenDocument<Document, Refusal>
  const { $id, read, edited, apply, typingOf } = sources
  const undone = createEvent()
  const redone = createEvent()
  /** What is edited from now on; an undo leads back to what stood there before. */
  const replaced = createEvent<Document>()

  const $open = createStore<Open | null>(null, { serialize: 'ignore' })
    .on(read, (_, { id, document }) => ({ id, document, past: [], future: [] }))
    .on(replaced, (open, document) => open && goOn(open, document))
    .on(edited, done)
    .on(undone, (open) => step(open, 'past', 'future'))
    .on(redone, (open) => step(open, 'future', 'past'))
    .reset($id)

  function done(open: Open | null, act: Act): Open | null {
    if (!open) return open
    const applied = apply(open.document, act)
    if ('refusal' in applied) return { ...open, refusal: applied.refusal }
    return applied.document === open.document ? open : goOn(open, applied.document, typingOf(act))
  }

  function goOn({ id, document: before, past, typing }: Open, document: Document, now?: string) {
    const isMore = now !== undefined && now === typing && past.length > 0
    return {
      id,
      document,
      past: isMore ? past : [...past, before].slice(-mostSteps),
      future: [],
      ...(now !== undefined && { typing: now }),
    }
  }

  function step(open: Open | null, from: 'past' | 'future', to: 'past' | 'future'): Open | null {
    const document = open?.[from].at(-1)
    if (!open || !document) return open
    const { id, past, future } = open
    return {
      id,
      document,
      past,
      future,
      [from]: open[from].slice(0, -1),
      [to]: [...open[to], open.document],
    }
  }

  /** Told anew each time. */
  const refused = $open.updates.filterMap((open) => open?.refusal)
  const changed = sample({
    clock: merge([edited, undone, redone]),
    source: $open,
    filter: (open) => open !== null && open.refusal === undefined,
    fn: (open) => open as Open,
  })
  return {
    undone,
    redone,
    replaced,
    refused,
    changed,
    $open,
    $document: $open.map((open) => open?.document ?? null),
    $canUndo: $open.map((open) => (open?.past.length ?? 0) > 0),
    $canRedo: $open.map((open) => (open?.future.length ?? 0) > 0),
  }
}
