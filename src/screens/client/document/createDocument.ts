// A document that belongs to the open row and is edited as one whole, such as a story or a timeline.
import { sample, type EventCallable, type Store } from 'effector'
import { createDocumentSaving, type SavingSources } from './createDocumentSaving'
import { createUndo, type UndoSources } from './createUndo'

type Sources<Document, Act, Refusal, Reply> = UndoSources<Document, Act, Refusal> &
  Omit<SavingSources<Document, Reply>, 'changed'>

/**
 * Edits are applied at once, can be undone step by step, and are saved by themselves; what could not
 * be saved is there again when the document is opened.
 */
export function createDocument<Document extends object, Act, Reply, Refusal = never>(
  sources: Sources<Document, Act, Refusal, Reply>,
) {
  const undo = createUndo<Document, Act, Refusal>(sources)
  const saving = createDocumentSaving<Document, Reply>({ ...sources, changed: undo.changed })
  sample({ clock: saving.found, fn: ({ document }) => document, target: undo.replaced })
  return { ...undo, ...saving }
}

/** What its undo and redo need, and whatever says how it is kept. */
export interface DocumentModel {
  readonly undone: EventCallable<void>
  readonly redone: EventCallable<void>
  readonly $canUndo: Store<boolean>
  readonly $canRedo: Store<boolean>
  readonly $isSaving: Store<boolean>
  readonly $isUnreached: Store<boolean>
  readonly $isRefused: Store<boolean>
  readonly $unsaved: Store<{ readonly changes: number } | null>
  readonly $savedAt: Store<string | null>
}
