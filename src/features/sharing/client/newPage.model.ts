// A new share page begins with the program it was opened from, and with the title of that program.
import { sample } from 'effector'
import { listSharePrograms } from '../../../../generated/facts/features/sharing'
import { screen } from '../../../../generated/facts/screens/sharePages'
import { createCallFx } from '../../../calls/createCallFx'
import { modelsOf } from '../../../screens/client'

const { list, form } = modelsOf(screen)
export const newPage = form

const readProgramFx = createCallFx(listSharePrograms)

/** The one program whose pages the list shows, where a new page has none yet. */
const begun = sample({
  clock: list.place.$openId,
  source: { question: list.place.$question, draft: form.$draft },
  filter: (_, openId) => openId === 'new',
  fn({ question: { filters = [] }, draft }) {
    const ids = filters.filter(({ field }) => field === 'programs').map(({ value }) => value ?? '')
    return draft?.edits['programs'] === undefined && ids.length === 1 ? ids : null
  },
}).filter({ fn: (ids) => ids !== null })
sample({ clock: begun, fn: (ids) => ({ ids: ids! }), target: readProgramFx })
sample({
  clock: readProgramFx.doneData,
  source: list.place.$openId,
  filter: (openId, { rows }) => openId === 'new' && rows.length > 0,
  fn: (_, { rows }) => ({
    field: 'programs',
    value: rows.map(({ programId, name }) => ({ id: programId, name })),
  }),
  target: form.typed,
})
sample({
  clock: form.typed,
  source: form.$draft,
  filter: (draft, { field }) =>
    field === 'programs' && draft?.row === null && !String(draft.edits['title'] ?? '').trim(),
  fn: (_, { value }) => {
    const [first] = value as readonly { readonly name: string }[]
    return { field: 'title', value: first?.name ?? '' }
  },
  target: form.typed,
})
