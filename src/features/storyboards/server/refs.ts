// What shots refer to: kinds of shots, clips and pictures, as far as the person who writes them sees them.
import type { OutlineOp, OutlineValues } from '../../../../generated/facts/features/storyboards'
import type { Ref } from '../../../../generated/facts/features/screens'
import type { Context } from '../../../server/context'
import { seenFiles } from '../../files/server'
import { clipRows } from '../../footage/server'

type Names = ReadonlyMap<string, string>

/** The ops with what the person sees of what they name, as it is called here. */
export async function knownRefs(ops: readonly OutlineOp[], context: Context): Promise<OutlineOp[]> {
  const all = ops.flatMap(({ values }) => (values ? [values] : []))
  const shotTypes = await namesOf(
    all.map((values) => values.shotType),
    (ids) =>
      context.db.selectFrom('shotTypes').select(['id', 'name']).where('id', 'in', ids).execute(),
  )
  const clips = await namesOf(
    all.map((values) => values.exampleClip),
    (ids) =>
      clipRows(context.db, context.member)
        .select(['clip.id', 'clip.title as name'])
        .where('clip.id', 'in', ids)
        .where('clip.deletedAt', 'is', null)
        .execute(),
  )
  const files = await namesOf(
    all.flatMap((values) => values.references ?? []),
    (ids) =>
      seenFiles(context)
        .select(['file.id', 'file.title as name'])
        .where('file.id', 'in', ids)
        .where('file.deletedAt', 'is', null)
        .execute(),
  )
  return ops.map((op) =>
    op.values ? { ...op, values: known(op.values, { shotTypes, clips, files }) } : op,
  )
}

async function namesOf(
  refs: readonly (Ref | undefined)[],
  find: (ids: string[]) => Promise<readonly { readonly id: string; readonly name: string }[]>,
): Promise<Names> {
  const ids = [...new Set(refs.flatMap((ref) => (ref ? [ref.id] : [])))]
  if (ids.length === 0) return new Map()
  return new Map((await find(ids)).map(({ id, name }) => [id, name]))
}

function known(
  { shotType, exampleClip, references, ...values }: OutlineValues,
  names: { readonly shotTypes: Names; readonly clips: Names; readonly files: Names },
): OutlineValues {
  return {
    ...values,
    ...named('shotType', shotType, names.shotTypes),
    ...named('exampleClip', exampleClip, names.clips),
    ...(references && {
      references: references.flatMap((ref) => Object.values(named('ref', ref, names.files))),
    }),
  }
}

function named<Field extends string>(field: Field, ref: Ref | undefined, names: Names) {
  const name = ref && names.get(ref.id)
  return (name === undefined ? {} : { [field]: { id: ref!.id, name } }) as Partial<
    Record<Field, Ref>
  >
}
