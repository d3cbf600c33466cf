// Scripts are written here, one by one and several at once.
import type { AddScriptRequest } from '../../../../generated/facts/features/programs'
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import { failure } from '../../../server/errors'
import { usualWordsPerMinute } from '../scriptRow'
import { scripts } from './scripts'
import { addVersion } from './scriptVersions'
import { scriptTrash } from './scriptTrash'

const table = 'scripts'

type Values = {
  [Field in keyof AddScriptRequest['values']]?: AddScriptRequest['values'][Field] | null
}

function columnsOf({ title, body, language, wordsPerMinute }: Values) {
  const named = title?.trim()
  if (named === '') throw failure('titleEmpty')
  return {
    ...(named === undefined ? {} : { title: named }),
    ...(body === undefined ? {} : { body: body ?? '' }),
    ...(language === undefined ? {} : { language }),
    ...(wordsPerMinute === undefined
      ? {}
      : { wordsPerMinute: wordsPerMinute ?? usualWordsPerMinute }),
  }
}

export const addScript = createRow('addScript', scripts, {
  table,
  insert: (values, id, context) => ({
    id,
    customerId: context.member.customerId,
    ownerUserId: context.member.userId,
    title: values.title,
    ...columnsOf(values),
    ...createdNow(context),
  }),
})

export const updateScript = changeRow('updateScript', scripts, {
  table,
  may: 'edit',
  set: columnsOf,
  async after(_, { id, isReady }, context) {
    if (isReady) await addVersion(id, context)
  },
})

export const readyScripts = changeRows('readyScripts', scripts, {
  table,
  may: 'ready',
  set: () => ({ isReady: true }),
  each: ({ id }, _, context) => addVersion(id, context),
})

export const draftScripts = changeRows('draftScripts', scripts, {
  table,
  may: 'toDraft',
  set: () => ({ isReady: false }),
})

export const archiveScripts = changeRows('archiveScripts', scripts, {
  table,
  may: 'archive',
  set: (_, { now }) => ({ archivedAt: now }),
})

export const reopenScripts = changeRows('reopenScripts', scripts, {
  table,
  may: 'reopen',
  set: () => ({ archivedAt: null }),
})

export const [trashScripts, restoreScripts, eraseScripts] = scriptTrash.handlers
