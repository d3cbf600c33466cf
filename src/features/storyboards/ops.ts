// The steps of editing a storyboard: pages do them at once, and the server after them (work.md 3).
import type {
  OutlineOp,
  OutlineScene,
  OutlineShot,
  OutlineValues,
  RefusedOp,
} from '../../../generated/facts/features/storyboards'
import { mostScenes, mostShots, scenesOf, type Outline } from './outline'

export type OutlineField = keyof OutlineValues
export type Refusal = Exclude<RefusedOp['code'], 'clash'>
export type Applied = { readonly outline: Outline } | { readonly refusal: Refusal }
type Row = OutlineScene | OutlineShot

/** The very outline again where nothing changes, such as when an op comes a second time. */
export function applyOp(outline: Outline, op: OutlineOp): Applied {
  const row = rowOf(outline, op)
  switch (op.do) {
    case 'add':
      return row ? { outline } : add(outline, op)
    case 'remove':
      return row ? put(outline, op, { ...row, isRemoved: true }) : { refusal: 'gone' }
    case 'restore':
      return row ? restore(outline, op, row) : { refusal: 'gone' }
    case 'change':
      return isLive(outline, row)
        ? put(outline, op, { ...row, values: written(row.values, op) })
        : { refusal: 'gone' }
    case 'move':
      return isLive(outline, row) ? moveTo(outline, op, row) : { refusal: 'gone' }
  }
}

/** What makes the outline what it is before this op. */
export function inverseOf(outline: Outline, op: OutlineOp): OutlineOp {
  const { of, id, fields = [] } = op
  const row = rowOf(outline, op)
  switch (op.do) {
    case 'add':
    case 'restore':
      return { do: 'remove', of, id }
    case 'remove':
      return { do: 'restore', of, id }
    case 'change':
      return { do: 'change', of, id, fields, values: picked(row?.values ?? {}, fields) }
    case 'move':
      return { do: 'move', of, id, ...placeOf(row) }
  }
}

export const rowOf = ({ scenes, shots }: Outline, { of, id }: Pick<OutlineOp, 'of' | 'id'>) =>
  (of === 'scene' ? scenes : shots).find((row) => row.id === id) as Row | undefined

const isShot = (row: Row): row is OutlineShot => 'sceneId' in row

const hasScene = ({ scenes }: Outline, sceneId: string | undefined) =>
  scenes.some(({ id, isRemoved }) => id === sceneId && isRemoved !== true)

const isLive = (outline: Outline, row: Row | undefined): row is Row =>
  row !== undefined && row.isRemoved !== true && (!isShot(row) || hasScene(outline, row.sceneId))

function placeOf(row: Row | undefined) {
  if (!row) return {}
  return isShot(row) ? { sceneId: row.sceneId, place: row.place } : { place: row.place }
}

const countOf = (outline: Outline) =>
  scenesOf(outline).reduce((all, { shots }) => all + shots.length, 0)

function add(outline: Outline, op: OutlineOp): Applied {
  const { id, place = '', sceneId, values = {} } = op
  const row = { id, place, values: written({}, { ...op, fields: fieldsIn(values) }), revs: {} }
  if (op.of === 'scene') {
    if (scenesOf(outline).length >= mostScenes) return { refusal: 'full' }
    return { outline: { ...outline, scenes: [...outline.scenes, row] } }
  }
  if (sceneId === undefined || !hasScene(outline, sceneId)) return { refusal: 'gone' }
  if (countOf(outline) >= mostShots) return { refusal: 'full' }
  return { outline: { ...outline, shots: [...outline.shots, { ...row, sceneId }] } }
}

function restore(outline: Outline, op: OutlineOp, row: Row): Applied {
  const { isRemoved: _, ...kept } = row
  const restored = put(outline, op, kept)
  const isFull =
    countOf(restored.outline) > mostShots || scenesOf(restored.outline).length > mostScenes
  return isFull ? { refusal: 'full' } : restored
}

function moveTo(outline: Outline, op: OutlineOp, row: Row): Applied {
  const place = op.place ?? row.place
  if (!isShot(row)) return put(outline, op, { ...row, place })
  const sceneId = op.sceneId ?? row.sceneId
  return hasScene(outline, sceneId)
    ? put(outline, op, { ...row, sceneId, place })
    : { refusal: 'gone' }
}

function put(outline: Outline, { of, id }: OutlineOp, row: Row): { readonly outline: Outline } {
  const replaced = <Of extends Row>(rows: readonly Of[]) =>
    rows.map((each) => (each.id === id ? (row as Of) : each))
  return {
    outline:
      of === 'scene'
        ? { ...outline, scenes: replaced(outline.scenes) }
        : { ...outline, shots: replaced(outline.shots) },
  }
}

/** In this order, so that the same values are always written the same way. */
const order: readonly OutlineField[] = [
  'title',
  'notes',
  'direction',
  'script',
  'shotType',
  'leastMs',
  'mostMs',
  'orientation',
  'isOptional',
  'references',
  'exampleClip',
]

export const fieldsIn = (values: OutlineValues): OutlineField[] =>
  order.filter((field) => values[field] !== undefined)

export const picked = (values: OutlineValues, fields: readonly OutlineField[]): OutlineValues =>
  written({}, { fields, values })

/** Fields without a value are emptied. */
export function written(
  before: OutlineValues,
  { fields = [], values = {} }: { fields?: readonly OutlineField[]; values?: OutlineValues },
): OutlineValues {
  const valueOf = (field: OutlineField) => (fields.includes(field) ? values : before)[field]
  return Object.fromEntries(
    order.map((field) => [field, valueOf(field)]).filter(([, value]) => value !== undefined),
  )
}
