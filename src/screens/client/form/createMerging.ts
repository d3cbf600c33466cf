// Somebody else saved the row first: it is read, and what both did is put together.
import { createEffect, createEvent, sample, type Effect, type Store } from 'effector'
import { waitFx } from '../../../browser/clock'
import { focusElementFx } from '../../../browser/page'
import type { CallFailure } from '../../../calls/failures'
import type { RowsReply } from '../list/screenCalls'
import type { Row, RowsBeside } from '../row'
import type { DraftUnits } from './createDrafts'
import type { Saving } from './createSaving'
import { changedFields, type Draft } from './draft'
import { mergeDraft } from './merge'
import type { FormInput } from './values'

export interface Choice {
  readonly field: string
  readonly side: 'mine' | 'theirs'
}

interface MergingSources {
  readonly rows: Pick<RowsBeside, 'rowsReceived'>
  readonly readRowFx: Effect<string, RowsReply, CallFailure>
  readonly $inputs: Store<readonly FormInput[]>
  readonly drafts: DraftUnits
  readonly saving: Saving
  /** The element that takes the focus when something is to be chosen. */
  readonly conflictId: string
}

export function createMerging(sources: MergingSources) {
  const { rows, readRowFx, $inputs, drafts, saving, conflictId } = sources
  const { $drafts, $open, draftPut, discarded } = drafts
  const chosen = createEvent<Choice>()
  const allTheirsChosen = createEvent()

  const rereadFx = createEffect(({ id }: Draft) => readRowFx(id))
  const showConflictFx = createEffect(async (id: string): Promise<void> => {
    // The choices are drawn first.
    await waitFx(0)
    await focusElementFx(id)
  })

  sample({ clock: saving.overtaken, target: rereadFx })
  sample({
    clock: rereadFx.fail,
    source: $drafts,
    filter: (all, { params }) => params.id in all,
    fn: (all, { params }) => ({
      ...(all[params.id] as Draft),
      problem: { key: 'errors.unreachable' as const },
      isToRetry: true,
    }),
    target: draftPut,
  })

  const reread = sample({
    clock: rereadFx.done,
    source: { all: $drafts, inputs: $inputs },
    filter: ({ all }, { params }) => params.id in all,
    fn: ({ all, inputs }, { params, result }) =>
      judge(all[params.id] as Draft, result.rows[0] ?? null, inputs),
  })
  sample({
    clock: reread.filterMap(({ theirs }) => theirs ?? undefined),
    fn: (row) => [row],
    target: rows.rowsReceived,
  })
  sample({ clock: reread, fn: ({ draft }) => draft, target: draftPut })
  sample({
    clock: reread,
    filter: ({ kind }) => kind === 'merged',
    fn: ({ draft, theirs }) => ({ draft, mergedWith: theirs }),
    target: saving.writeAsked,
  })
  /** Both typed the same, so there is nothing to save. */
  const savedAlready = reread.filterMap(({ kind, theirs }) =>
    kind === 'alike' ? (theirs as Row) : undefined,
  )
  sample({
    clock: reread,
    filter: ({ kind }) => kind === 'alike',
    fn: ({ draft }) => draft.id,
    target: discarded,
  })
  sample({
    clock: reread,
    filter: ({ kind }) => kind === 'conflict',
    fn: () => conflictId,
    target: showConflictFx,
  })

  sample({
    clock: chosen,
    source: $open,
    filter: (open, { field }) => open?.conflict?.both.includes(field) === true,
    fn: (open, { field, side }) => withChoices(open as Draft, { [field]: side }),
    target: draftPut,
  })
  const resolvedByTheirs = sample({
    clock: allTheirsChosen,
    source: $open,
    filter: (open) => open?.conflict != null,
    fn: (open) => {
      const fields = (open as Draft).conflict?.both ?? []
      return withChoices(
        open as Draft,
        Object.fromEntries(fields.map((field) => [field, 'theirs' as const])),
      )
    },
  })
  sample({ clock: resolvedByTheirs, target: draftPut })

  return { chosen, allTheirsChosen, savedAlready }
}

interface Judged {
  readonly kind: 'gone' | 'merged' | 'alike' | 'conflict'
  readonly draft: Draft
  readonly theirs: Row | null
}

function judge(draft: Draft, theirs: Row | null, inputs: readonly FormInput[]): Judged {
  if (!theirs) return { kind: 'gone', draft: { ...draft, isGone: true }, theirs }
  const merged = mergeDraft(inputs, draft, theirs)
  if (merged.conflict)
    return { kind: 'conflict', draft: { ...merged.draft, conflict: merged.conflict }, theirs }
  const isLeft = changedFields(inputs, merged.draft).length > 0
  return { kind: isLeft ? 'merged' : 'alike', draft: merged.draft, theirs }
}

function withChoices(draft: Draft, choices: Readonly<Record<string, 'mine' | 'theirs'>>): Draft {
  const { conflict } = draft
  if (!conflict) return draft
  return { ...draft, conflict: { ...conflict, choices: { ...conflict.choices, ...choices } } }
}
