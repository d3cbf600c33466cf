// Which rows are selected: some by their ids, or all that the list would show, but for some.
import type { Question } from '../../question'
import type { Selected } from './screenCalls'

export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> }

const none: ReadonlySet<string> = new Set()

export const nothing: Selection = { kind: 'some', ids: none }
export const everything: Selection = { kind: 'all', except: none }

/** Of the rows that are loaded, those that are selected. */
export function shownSelection(selection: Selection, loaded: readonly string[]) {
  if (selection.kind === 'some') return selection.ids
  return new Set(loaded.filter((id) => !selection.except.has(id)))
}

/** The selection after the loaded rows were marked anew: what is not loaded stays as it was. */
export function reselect(
  selection: Selection,
  loaded: readonly string[],
  ids: ReadonlySet<string>,
): Selection {
  if (ids.size === 0) return nothing
  if (selection.kind === 'some') return { kind: 'some', ids }
  const known = new Set(loaded)
  const others = [...selection.except].filter((id) => !known.has(id))
  return { kind: 'all', except: new Set([...others, ...loaded.filter((id) => !ids.has(id))]) }
}

export function leaveOut(selection: Selection, gone: readonly string[]): Selection {
  if (selection.kind === 'all' || !gone.some((id) => selection.ids.has(id))) return selection
  const left = new Set(selection.ids)
  for (const id of gone) left.delete(id)
  return { kind: 'some', ids: left }
}

export function sizeOf(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size)
}

export function selectedOf(
  selection: Selection,
  { search, filters, trash }: Question,
  total: number,
): Selected {
  if (selection.kind === 'some') return { ids: [...selection.ids] }
  return {
    all: {
      ...(search === undefined ? {} : { search }),
      ...(filters === undefined ? {} : { filters }),
      ...(trash === undefined ? {} : { trash }),
    },
    except: [...selection.except],
    expected: sizeOf(selection, total),
  }
}
