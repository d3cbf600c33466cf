// What the open script said before: read when somebody wants to see it.
import { createEvent, createStore, sample } from 'effector'
import type { ScriptVersion } from '../../../../generated/facts/features/programs'
import { screen } from '../../../../generated/facts/screens/scripts'
import { createRowDetail, modelsOf } from '../../../screens/client'
import { listScriptVersionsFx } from './calls'

const { form } = modelsOf(screen)

export const versionToggled = createEvent<number>()
export const versionTaken = createEvent<ScriptVersion>()

export const versionsDetail = createRowDetail({
  $row: form.$row,
  effect: listScriptVersionsFx,
  paramsOf: ({ scriptId }) => ({ scriptId }),
})
/** The version that is read. */
export const $openVersion = createStore<number | null>(null)
  .on(versionToggled, (open, versionNo) => (open === versionNo ? null : versionNo))
  .reset(form.rows.$openId)

// A version of before is an edit like any other: it is seen, and saved or thrown away.
sample({
  clock: versionTaken,
  fn: ({ title }) => ({ field: 'title', value: title }),
  target: form.typed,
})
sample({
  clock: versionTaken,
  fn: ({ body }) => ({ field: 'body', value: body === '' ? null : body }),
  target: form.typed,
})
sample({ clock: versionTaken, fn: () => 'body', target: form.fieldSought })
