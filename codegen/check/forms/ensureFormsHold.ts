import { nearest } from '../../problems/nearest'
import type { Problem, Spot } from '../../problems/problem'
import { problemAt, spotAt, within } from '../../problems/spot'
import type { ChangeForm, FieldsForm } from '../../read/forms/callForms'
import { formsIn } from '../../read/forms/expandCalls'
import type { CallEntry, Manifest } from '../../read/manifest'
import { doubledNames } from './ensureListsHold'

/** What a form is `in` is a list, what it is `like` adds rows, and its fields are those of the rows. */
export function ensureFormsHold(manifest: Manifest): Problem[] {
  const forms = formsIn(manifest.features)
  if (!forms) return []
  const known = new Map(
    manifest.features.flatMap(({ calls = [] }) => calls.map((call) => [call.id, call] as const)),
  )
  return manifest.features.flatMap(({ file, calls = [] }) =>
    calls.flatMap((call, index) => {
      const spot = spotAt(file, 'calls', index)
      return [
        ...wrongCalls(call, spot, known),
        ...wrongFields(call, spot, forms),
        ...wrongMatch(call, spot, forms),
        ...wrongStream(call, spot),
      ]
    }),
  )
}

type Forms = NonNullable<ReturnType<typeof formsIn>>

interface Named {
  readonly at: readonly string[]
  readonly id: string
  /** The form that the named call must have. */
  readonly form: 'list' | 'create'
}

/** The calls that a form names. */
function named(call: CallEntry): Named[] {
  const extra = call.list?.extra
  const others = (['create', 'update', 'change', 'export', 'import'] as const).flatMap(
    (key): Named[] => {
      const form: { readonly in?: string; readonly like?: string } = call[key] ?? {}
      if (form.like !== undefined) return [{ at: [key, 'like'], id: form.like, form: 'create' }]
      return form.in === undefined ? [] : [{ at: [key, 'in'], id: form.in, form: 'list' }]
    },
  )
  return extra === undefined
    ? others
    : [...others, { at: ['list', 'extra'], id: extra, form: 'list' }]
}

function wrongCalls(call: CallEntry, spot: Spot, known: ReadonlyMap<string, CallEntry>): Problem[] {
  return named(call).flatMap(({ at, id, form }) => {
    const other = known.get(id)
    const own = other?.[form]
    if (!other || (own && !('like' in own && own.like !== undefined))) return []
    const wanted = form === 'list' ? 'a list call' : 'a call that adds rows and names its fields'
    const fitting = [...known.values()].filter((each) => each[form]).map((each) => each.id)
    return problemAt('SCREEN-CALL', within(spot, ...at), `${id} is not ${wanted}.`, {
      suggestion: nearest(id, fitting),
    })
  })
}

function wrongFields(call: CallEntry, spot: Spot, forms: Forms): Problem[] {
  return (['create', 'update', 'change'] as const).flatMap((key) => {
    const form: FieldsForm | ChangeForm | { in?: undefined } | undefined = call[key]
    const list = forms.listNamed(form?.in)
    if (!form || form.in === undefined || !list) return []
    const known = Object.keys(list.entity.properties ?? {})
    const { fields = [], need = [] } = form as FieldsForm
    const place = within(spot, key)
    const unknown = fields.flatMap((name, index) =>
      known.includes(name)
        ? []
        : problemAt(
            'LIST-FIELD',
            within(place, 'fields', index),
            `${list.form.of} has no field ${name}.`,
            {
              suggestion: nearest(name, known),
            },
          ),
    )
    const unwritten = need.flatMap((name, index) =>
      fields.includes(name)
        ? []
        : problemAt(
            'LIST-FIELD',
            within(place, 'need', index),
            `${name} is needed but not among the fields of ${call.id}.`,
            { suggestion: nearest(name, fields) },
          ),
    )
    return [
      ...unknown,
      ...unwritten,
      ...doubledNames(fields, within(place, 'fields')),
      ...doubledNames(need, within(place, 'need')),
    ]
  })
}

/** Rows that exist are found by a field that every imported row has. */
function wrongMatch({ import: form }: CallEntry, spot: Spot, forms: Forms): Problem[] {
  const fields = form && forms.fieldsOf(form)
  if (!fields || fields.need?.includes(form.match)) return []
  const need = fields.need ?? []
  const message = `${form.match} is not needed by ${form.like}, so that rows may lack it; match one of ${need.join(', ') || 'its needed fields'}.`
  return [
    problemAt('IMPORT-MATCH', within(spot, 'import', 'match'), message, {
      suggestion: nearest(form.match, need),
    }),
  ]
}

/** Somebody who only listens does nothing, however long. */
function wrongStream({ id, stream, background }: CallEntry, spot: Spot): Problem[] {
  if (stream === undefined || background !== false) return []
  const message = `${id} lasts as long as a page is open; it never counts as activity.`
  return [problemAt('STREAM-ACTIVITY', within(spot, 'background'), message)]
}
