import { load } from 'js-yaml'
import type { Edit } from '../../../codegen/edit/edit'

/** What a manifest says, one line for each thing that an edit may be about: `access of route users.list`. */
export type Sayings = ReadonlyMap<string, unknown>

interface Item {
  readonly id?: string
  readonly route?: string
  readonly sameAs?: string
  readonly [key: string]: unknown
}

/** Read by itself, without anything of the editor's. */
export function sayingsOf(files: ReadonlyMap<string, string>): Sayings {
  const said = new Map<string, unknown>()
  const read = (file: string) => (load(files.get(file) ?? '{}') ?? {}) as Record<string, never>
  for (const file of files.keys()) {
    if (file.startsWith('features/'))
      for (const kind of ['route', 'call'] as const)
        for (const item of list(read(file)[`${kind}s`]).filter((found) => 'access' in found))
          said.set(`access of ${kind} ${item.id}`, item['access'])
    if (file.startsWith('text/')) {
      const { language, text } = read(file) as unknown as { language: string; text: object }
      for (const [key, words] of wordsIn(text)) said.set(`words ${language} ${key}`, words)
    }
  }
  for (const [id, flag] of Object.entries(read('flags.yaml')['flags'] ?? {}))
    said.set(`flag ${id}`, flag)
  for (const [id, { when }] of Object.entries(
    (read('access.yaml')['predicates'] ?? {}) as Record<string, { when: unknown }>,
  ))
    said.set(`access of predicate ${id}`, when)
  said.set('approvals', read('access.yaml')['approvals'] ?? [])
  const { rules } = read('errors.yaml')
  said.set(
    'order of rules',
    list(rules).map(({ id }) => id),
  )
  for (const rule of list(rules)) said.set(`rule ${rule.id}`, ruleOf(rule['when'], rule['then']))

  const { controls = {}, trees } = read('navigation.yaml') as Record<string, object>
  for (const [id, control] of Object.entries(controls) as [string, Item][])
    said.set(`access of control ${id}`, control['access'])
  for (const tree of list(trees)) {
    const sections = list(tree['sections'])
    said.set(
      `order of ${tree.id}`,
      sections.map(({ id }) => id),
    )
    for (const section of sections) {
      if (section.sameAs !== undefined) continue
      const place = `${tree.id}/${section.id}`
      sayOwn(`section ${place}`, section)
      const entries = list(section['entries'])
      said.set(`order of ${place}`, entries.map(nameOf))
      for (const entry of entries) sayOwn(`entry ${place}/${nameOf(entry)}`, entry)
    }
  }
  return said

  function sayOwn(subject: string, item: Item): void {
    const { access = null, badge = null, entries: _, ...rest } = item
    said.set(`access of ${subject}`, access)
    said.set(`badge of ${subject}`, badge)
    said.set(`rest of ${subject}`, rest)
  }
}

const list = (data: unknown) => (data ?? []) as readonly Item[]

/** What an error rule says, apart from its name. */
export function ruleOf<When, Then>(when: When, actions: Then): { when: When; then: Then } {
  const pairs = new Map<string, unknown>([['when', when]]).set('then', actions)
  return Object.fromEntries(pairs) as { when: When; then: Then }
}

const nameOf = ({ id, route }: Item) => id ?? route ?? ''

function* wordsIn(words: object, before = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words) as [string, string | object][])
    if (typeof value === 'string') yield [before + key, value]
    else yield* wordsIn(value, `${before}${key}.`)
}

/** What a manifest must say after an edit. */
export function afterwards(said: Sayings, edit: Edit): Sayings {
  const next = new Map(said)
  switch (edit.do) {
    case 'setWords':
      return next.set(`words ${edit.language} ${edit.key}`, edit.words)
    case 'setAccess':
      return next.set(`access of ${edit.of}`, edit.access)
    case 'setBadge':
      return next.set(`badge of ${edit.of}`, edit.badge)
    case 'addFlag':
      for (const key of flagWords(said, edit.id)) next.set(key, edit.meaning)
      return next.set(`flag ${edit.id}`, {
        default: edit.default,
        from: 'decided',
        meaning: edit.meaning,
      })
    case 'approve':
      return next.set('approvals', [...(said.get('approvals') as unknown[]), edit.approval])
    case 'setRule':
      return next.set(edit.of, ruleOf(edit.when, edit.then))
    case 'move':
      return moved(next, edit)
    case 'reorder':
    case 'setHidden':
      throw new Error('These are edits of overlays.')
    case 'setScreen':
      throw new Error('These manifests have no screens.')
  }
}

function moved(next: Map<string, unknown>, { of, into, before }: Edit & { do: 'move' }): Sayings {
  const [kind, place = ''] = of.split(' ')
  if (kind === 'rule') return reorder('rules', 'rules', place, before?.split(' ')[1])
  const [, home = '', id = ''] = /^(.*)\/([^/]*)$/.exec(place) ?? []
  const target = into?.split(' ')[1] ?? home
  reorder(home, target, id, before?.replace(/^.*\//, ''))
  if (target !== home)
    for (const what of ['access', 'badge', 'rest']) {
      next.set(`${what} of entry ${target}/${id}`, next.get(`${what} of ${of}`))
      next.delete(`${what} of ${of}`)
    }
  return next

  function reorder(from: string, to: string, name: string, nextTo: string | undefined): Sayings {
    if (name === nextTo) return next
    const left = (next.get(`order of ${from}`) as string[]).filter((other) => other !== name)
    next.set(`order of ${from}`, left)
    const there = [...(next.get(`order of ${to}`) as string[])]
    there.splice(nextTo === undefined ? there.length : there.indexOf(nextTo), 0, name)
    return next.set(`order of ${to}`, there)
  }
}

/** Where forms list the flags, each has words of its own. */
function flagWords(said: Sayings, id: string): string[] {
  const [known = ''] = [...said.keys()].filter((key) => key.startsWith('flag '))
  const ending = `.${known.slice('flag '.length)}`
  const listed = [...said.keys()].filter((key) => key.startsWith('words ') && key.endsWith(ending))
  return listed.map((key) => `${key.slice(0, -ending.length)}.${id}`)
}
