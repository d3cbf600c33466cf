import { nearest } from '../../problems/nearest'
import type { Problem } from '../../problems/problem'
import { problemAt, spotAt, within, type Steps } from '../../problems/spot'
import type { FormName } from '../../read/forms/callForms'
import { formsIn } from '../../read/forms/expandCalls'
import type { CallEntry, Manifest } from '../../read/manifest'
import { fieldEntry, type InputEntry, type ScreenEntry } from '../../read/screenEntry'
import { screensOf, type ScreenParts } from '../../resolve/screens/screenParts'

/** A place in a screen that names a call, and of which form that has to be. */
interface Named {
  readonly at: Steps
  readonly id: string
  readonly form: FormName
  /** Whether it has to be about the rows of the screen's list. */
  readonly isOfList: boolean
}

/** The calls of a screen have the forms of their places, and are about the rows of its list. */
export function ensureScreensCall(manifest: Manifest): Problem[] {
  const calls = manifest.features.flatMap((feature) => feature.calls ?? [])
  const listOf = listNamer(manifest)
  return screensOf(manifest).flatMap((screen) =>
    namedIn(screen.block).flatMap(({ at, id, form, isOfList }) => {
      const call = screen.call(id)
      if (!call) return []
      const place = within(spotAt(screen.feature.file, 'screens', screen.id), ...at)
      const isOurs = (other: CallEntry) =>
        other[form] !== undefined && (!isOfList || listOf(other) === screen.list?.id)
      if (isOurs(call) || (call[form] && !screen.list)) return []
      const fitting = calls.filter(isOurs).map((each) => each.id)
      const suggestion = nearest(id, fitting) ?? (fitting.length === 1 ? fitting[0] : undefined)
      return problemAt('SCREEN-CALL', place, sentence(id, form, call, screen), { suggestion })
    }),
  )
}

const wanted: Readonly<Record<FormName, string>> = {
  list: 'list',
  create: 'adds a row',
  update: 'changes a row',
  change: 'does something with a selection',
  export: 'exports rows',
  import: 'imports rows',
  stream: 'tells what happens',
}

function sentence(id: string, form: FormName, call: CallEntry, { list }: ScreenParts): string {
  if (call[form]) return `${id} is not about the rows of ${list!.id}.`
  return form === 'list'
    ? `${id} does not list rows; here stands a call of the form list.`
    : `${id} is no call that ${wanted[form]}; here stands one of the form ${form}.`
}

/** The list whose rows a call is about. */
function listNamer({ features }: Manifest): (call: CallEntry) => string | undefined {
  const forms = formsIn(features)
  return ({ create, update, change, export: exported, import: imported }) =>
    (change ?? exported)?.in ?? forms?.fieldsOf(create ?? update ?? imported)?.in
}

const one = (id: string | undefined, form: FormName, ...at: Steps): Named[] =>
  id === undefined ? [] : [{ at, id, form, isOfList: form !== 'list' }]

export function namedIn(block: ScreenEntry): Named[] {
  const options = (entries: readonly (string | InputEntry)[] = [], ...at: Steps) =>
    entries.flatMap((entry, index) =>
      one(fieldEntry<InputEntry>(entry).options, 'list', ...at, index, 'options'),
    )
  const { list, page, create, update, groups = [], actions = [] } = block
  return [
    ...one(list, 'list', 'list'),
    ...one(page?.read, 'list', 'page', 'read'),
    ...one(page?.update, 'update', 'page', 'update'),
    ...one(create, 'create', 'create'),
    ...one(update, 'update', 'update'),
    ...one(block.import, 'import', 'import'),
    ...one(block.export, 'export', 'export'),
    ...groups.flatMap(({ fields }, at) => options(fields, 'groups', at, 'fields')),
    ...actions.flatMap(({ call, undo, ask }, at) => [
      ...one(call, 'change', 'actions', at, 'call'),
      ...one(undo, 'change', 'actions', at, 'undo'),
      ...options(ask, 'actions', at, 'ask'),
    ]),
  ]
}
