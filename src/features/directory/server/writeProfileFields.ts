/** Making and changing profile fields. */
import type { ProfileChoice } from '../../../../generated/facts/features/directory'
import { positionAfter } from '../../../kit/positionAfter'
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, malformedRequest } from '../../../server/errors'
import {
  faultOfChoices,
  hasChoices,
  mostFields,
  renamedChoices,
  type Choice,
} from '../profileField'
import { profileFields } from './profileFields'
import { archiveValues, renameValues, restoreValues } from './values'

const table = { table: 'profileFields', customer: 'customerId' } as const
const taken = { profile_fields_name: 'nameTaken' } as const

export const addProfileField = createRow('addProfileField', profileFields, {
  ...table,
  taken,
  async insert({ name, kind, choices = [], position }, id, context) {
    ensureChoices(kind, choices)
    await ensureRoom(context)
    return {
      id,
      customerId: context.member.customerId,
      name: name.trim(),
      kind,
      choices: JSON.stringify(hasChoices(kind) ? choicesOf(choices, [], context) : []),
      sequence: position ?? positionAfter(await findLast(context)),
      ...createdNow(context),
    }
  },
})

export const updateProfileField = changeRow('updateProfileField', profileFields, {
  ...table,
  taken,
  may: 'edit',
  async set({ name, choices, position }, field, context) {
    const columns = {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(position === undefined ? {} : { sequence: position }),
    }
    if (choices === undefined || !hasChoices(field.kind)) return columns
    ensureChoices(field.kind, choices)
    const next = choicesOf(choices, field.choices, context)
    await renameValues(field, renamedChoices(field.choices, next), context)
    return { ...columns, choices: JSON.stringify(next) }
  },
})

export const archiveProfileFields = changeRows('archiveProfileFields', profileFields, {
  ...table,
  may: 'archive',
  set: () => ({ isActive: false }),
  each: ({ id }, _, context) => archiveValues(id, context),
})

export const restoreProfileFields = changeRows('restoreProfileFields', profileFields, {
  ...table,
  may: 'restore',
  set: () => ({ isActive: true }),
  async each({ id }, _, context) {
    await restoreValues(id, context)
    await ensureRoom(context, 0)
  },
})

function ensureChoices(kind: Parameters<typeof hasChoices>[0], choices: readonly ProfileChoice[]) {
  const code = faultOfChoices(kind, choices)
  if (!code) return
  const problem =
    code === 'required'
      ? '`values.choices` is empty; a field to choose from has some.'
      : '`values.choices` has two of one name.'
  throw malformedRequest(problem, [{ field: 'values.choices', code }])
}

/** Those that the field has keep their ids; all others are new. */
const choicesOf = (
  choices: readonly ProfileChoice[],
  before: readonly Choice[],
  { newId }: Context,
): Choice[] =>
  choices.map(({ choiceId, name }, at) => {
    const isFirst = choices.findIndex((choice) => choice.choiceId === choiceId) === at
    const known = isFirst && before.find((choice) => choice.choiceId === choiceId)
    return { choiceId: known ? known.choiceId : newId(), name: name.trim() }
  })

async function ensureRoom({ db, member }: Context, added = 1): Promise<void> {
  const { inUse } = await db
    .selectFrom('profileFields')
    .select(({ fn }) => fn.countAll<string>().as('inUse'))
    .where('customerId', '=', member.customerId)
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow()
  if (Number(inUse) + added > mostFields)
    throw failure('tooManyProfileFields', { most: String(mostFields) })
}

async function findLast({ db, member }: Context): Promise<number | undefined> {
  const { last } = await db
    .selectFrom('profileFields')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('customerId', '=', member.customerId)
    .executeTakeFirstOrThrow()
  return last
}
