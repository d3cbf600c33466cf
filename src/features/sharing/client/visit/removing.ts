// A comment that was deleted goes for good a moment later, so that it can be taken back with all its answers.

/** As long as notices with an undo stay. */
const undoMs = 8_000

interface Removing {
  /** For good; the page may be leaving. */
  readonly remove: (commentId: string, isLeaving: boolean) => void
  /** null: nothing can be taken back any more. */
  readonly changed: (commentId: string | null) => void
}

export function createRemoving({ remove, changed }: Removing) {
  let pending: { readonly commentId: string; readonly timer: ReturnType<typeof setTimeout> } | null
  pending = null

  function settle(isLeaving = false) {
    if (!pending) return
    clearTimeout(pending.timer)
    const { commentId } = pending
    pending = null
    remove(commentId, isLeaving)
    changed(null)
  }
  addEventListener('pagehide', () => settle(true))
  return {
    begin(commentId: string) {
      settle()
      pending = { commentId, timer: setTimeout(settle, undoMs) }
      changed(commentId)
    },
    undo() {
      if (pending) clearTimeout(pending.timer)
      pending = null
      changed(null)
    },
  }
}
