// What two have written at once is settled by whoever was told of it (work.md 3).
import type { OutlineOp } from '../../../generated/facts/features/storyboards'
import { edited, type Clash, type Editing } from './editing'
import { picked, type OutlineField } from './ops'

/** Mine, as it was written last, is written over theirs, which is seen now; or theirs stays. */
export function settled(editing: Editing, clash: Clash, whose: 'mine' | 'theirs'): Editing {
  const { of, id, field } = clash
  const isMine = (op: OutlineOp) => op.id === id && op.fields?.includes(field) === true
  const latest = editing.waiting.findLast(isMine)
  const mine = latest ? picked(latest.values ?? {}, [field]) : clash.mine
  const rest = {
    ...editing,
    clashes: editing.clashes.filter((each) => each !== clash),
    // What waits has not seen theirs either, and would be asked about again.
    waiting: editing.waiting.flatMap((op) => (isMine(op) ? without(op, field) : op)),
  }
  return whose === 'theirs'
    ? rest
    : edited(rest, [{ do: 'change', of, id, fields: [field], values: mine }])
}

function without(op: OutlineOp, field: OutlineField): OutlineOp[] {
  const fields = op.fields?.filter((each) => each !== field) ?? []
  return fields.length === 0 ? [] : [{ ...op, fields, values: picked(op.values ?? {}, fields) }]
}
