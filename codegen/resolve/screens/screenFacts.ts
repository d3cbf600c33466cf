import { fieldTypeOf } from '../../read/forms/fieldTypes'
import type { SchemaEntry } from '../../read/manifest'
import type {
  ActionEntry,
  CardEntry,
  ScreenEntry,
  SplitEntry,
  ViewEntry,
} from '../../read/screenEntry'
import { columnsOf } from './columnsOf'
import { fieldsOf, valuesOf } from './fieldsOf'
import { inputOf } from './inputsOf'
import { linkOf } from './linksOf'
import { screenCalls } from './screenCalls'
import { screenKeys } from './screenKeys'
import { isRequired, type ScreenParts } from './screenParts'

/** What facts/screen.ts calls a Screen; `hasWord` says which optional texts are there. */
export function screenFacts(screen: ScreenParts, hasWord: (key: string) => boolean) {
  const { id, block, feature, route, rowRoute, list, created, updated, call } = screen
  const { form } = list!
  const { columns, moreColumns } = columnsOf(screen)
  const keys = screenKeys(screen)
  const title = route?.title
  const needed = new Set([...(created?.need ?? []), ...(updated?.need ?? [])])
  return {
    id,
    feature: feature.name,
    route: route?.id,
    rowRoute: rowRoute?.id,
    title,
    key: form.key,
    name: nameField(screen),
    calls: screenCalls(screen).single,
    isPage: block.page !== undefined,
    fields: Object.fromEntries(
      fieldsOf(screen).map(([name, schema]) => [name, fieldOf(screen, name, schema)]),
    ),
    only: block.only && filtersOf(block.only),
    hasSearch: form.search ?? false,
    hasTrash: form.trash ?? false,
    sort: sortOf(block.sort ?? form.sort?.[0] ?? form.key),
    sorts: form.sort ?? [],
    filters: (form.filter ?? []).filter((name) => !Object.hasOwn(block.only ?? {}, name)),
    bar: block.filters ?? [],
    sums: form.sums ?? [],
    columns,
    moreColumns,
    card: block.card && cardOf(block.card),
    split: block.split && splitOf(screen, block.split),
    canCopy: block.copy,
    views: (block.views ?? []).map((view) => ({
      id: view.id,
      label: keys.view(view.id),
      filters: filtersOf(view.where),
    })),
    moving: whileOf(block.moving),
    autosave: whileOf(block.autosave),
    groups: (block.groups ?? []).map(({ id: group, needs, more, fields }) => ({
      id: group,
      label: keys.group(group),
      needs,
      isMore: more,
      inputs: fields.map((entry) => inputOf(entry, screen, needed, hasWord)),
    })),
    actions: (block.actions ?? []).map((action) => actionOf(action, screen, hasWord)),
    did: didOf(screen, hasWord),
    faults: block.faults ?? {},
    match: call(block.import)?.import?.match,
    blocks: block.blocks ?? [],
    head: block.head ?? [],
    selection: block.selection,
    open: block.open,
    opens: block.opens,
    leads: block.leads,
    menu: block.menu,
    above: block.above,
    beside: block.beside && {
      part: block.beside.part,
      field: block.beside.chooses,
      name: block.beside.as,
    },
    frame: block.frame,
    words: {
      count: block.page ? title : keys.count,
      create: block.create === undefined ? undefined : keys.create,
      created: hasWord(keys.created) ? keys.created : undefined,
      emptyTitle: block.page ? title : keys.emptyTitle,
      emptyText: block.page ? title : keys.emptyText,
    },
  }
}

/** What the history of a row says of calls, where that is said otherwise than of all changes. */
function didOf({ feature, id }: ScreenParts, hasWord: (key: string) => boolean) {
  const keys = screenKeys({ feature, id })
  const said = (feature.calls ?? []).filter((call) => hasWord(keys.did(call.id)))
  if (said.length === 0) return undefined
  return Object.fromEntries(said.map((call) => [call.id, keys.did(call.id)]))
}

/** A field and the values as long as it has which something holds. */
const whileOf = (entry: ScreenEntry['moving'] = {}) => {
  const [said] = Object.entries(entry)
  return said && { field: said[0], values: said[1] }
}

const cardOf = ({ picture, title, lines = [], chips, as, cell, first, days }: CardEntry) => ({
  picture,
  title,
  lines,
  chips,
  as,
  cell,
  isFirst: first ? true : undefined,
  days,
})

function splitOf(screen: ScreenParts, { sections, aside, reaches }: SplitEntry) {
  const keys = screenKeys(screen)
  return {
    sections,
    aside,
    reaches: reaches === undefined ? undefined : { field: reaches, text: keys.reaches },
    chooseTitle: keys.chooseTitle,
    chooseText: keys.chooseText,
  }
}

/** The field that is a row's name to people: the title of its card, the first column or the first input. */
export function nameField({ block, list }: ScreenParts): string {
  const { properties = {} } = list?.entity ?? {}
  const [first] = [...(block.columns ?? []), ...(block.groups?.[0]?.fields ?? [])]
  const shown = typeof first === 'object' ? first.field : first
  return block.card?.title ?? ('name' in properties ? 'name' : (shown ?? list?.form.key ?? ''))
}

function fieldOf(screen: ScreenParts, name: string, schema: SchemaEntry) {
  const keys = screenKeys(screen)
  const values = valuesOf(schema).map((value) => [value, keys.value(name, value)])
  return {
    name,
    type: fieldTypeOf(schema),
    label: keys.field(name),
    values: values.length === 0 ? undefined : (Object.fromEntries(values) as object),
    isRequired: isRequired(screen, name),
    linkTo: linkOf(screen, name),
    currency: schema.currency,
  }
}

const sortOf = (text: string) => ({ field: text.replace(/^-/, ''), desc: text.startsWith('-') })

export const filtersOf = (where: ViewEntry['where']) =>
  Object.entries(where).flatMap(([field, asked]) =>
    Array.isArray(asked)
      ? (asked as readonly string[]).map((value) => ({ field, op: 'is', value }))
      : Object.entries(asked).map(([op, value]) => ({ field, op, value: value as string })),
  )

function actionOf(
  { id, call, icon, may, undo, shows, leaves, ask, confirm, note }: ActionEntry,
  screen: ScreenParts,
  hasWord: (key: string) => boolean,
) {
  const keys = screenKeys(screen)
  const { fields = [], empty = [], insist } = screen.call(call)?.change ?? {}
  const needed = new Set(fields.filter((field) => !empty.includes(field)))
  return {
    id,
    label: keys.action(id),
    done: keys.done(id),
    call,
    icon,
    may: may ?? id,
    undo,
    shows,
    leaves,
    ask: ask?.map((entry) => ({
      ...inputOf(entry, screen, needed, hasWord),
      only: undefined,
    })),
    confirm,
    confirmText: confirm && keys.confirm(id),
    note,
    insist,
  }
}
