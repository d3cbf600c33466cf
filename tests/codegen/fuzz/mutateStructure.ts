import { randomPredicate, randomSchema } from './grow'
import { oddNames, oddValues } from './oddities'
import type { Random } from './random'

export type Tree = Record<string, unknown>
type Mutation = (files: Tree, random: Random) => void

/** What happens to a manifest when people change their minds; much of it stays valid. */
const mutations: readonly Mutation[] = [
  // The first ones are as frequent as all others together: they mostly stay valid.
  ...Array.from({ length: 4 }, () => setPredicate),
  ...Array.from({ length: 3 }, () => rename),
  ...Array.from({ length: 3 }, () => addFlags),
  ...Array.from({ length: 3 }, () => setSchema),
  ...Array.from({ length: 3 }, () => setWords),
  duplicate,
  addRoles,
  swap,
  copy,
  remove,
  setOdd,
  renameKey,
  reverse,
]

export function mutateStructure(files: Tree, random: Random): void {
  for (let times = 1 + random.below(3); times > 0; times--) random.pick(mutations)(files, random)
}

interface Slot {
  readonly owner: Tree
  readonly key: string
  readonly value: unknown
}

function slotsOf(value: unknown, found: Slot[] = []): Slot[] {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value)) {
    found.push({ owner: value as Tree, key, value: inner })
    slotsOf(inner, found)
  }
  return found
}

/** Places inside the files; the files themselves stay. */
const places = (files: Tree) => Object.values(files).flatMap((file) => slotsOf(file))

function put({ owner }: Slot, key: string, value: unknown): void {
  // As an own key, whatever it is called.
  Object.defineProperty(owner, key, { value, enumerable: true, configurable: true, writable: true })
}

function take({ owner, key }: Slot): void {
  if (Array.isArray(owner)) owner.splice(Number(key), 1)
  else delete owner[key]
}

function setPredicate(files: Tree, random: Random): void {
  const asked = places(files).filter(({ key }) => key === 'access' || key === 'when')
  const slot = random.pick(asked)
  if (slot.value !== null && (slot.key === 'access' || !isErrorRule(slot.owner)))
    put(slot, slot.key, randomPredicate(files, random))
}

const isErrorRule = (owner: Tree) => 'then' in owner

/** An id gets another name everywhere. */
function rename(files: Tree, random: Random): void {
  const ids = places(files).flatMap(({ owner, key, value }) =>
    typeof value === 'string' && key === 'id' ? [value] : isNamed(owner, key) ? [key] : [],
  )
  const from = random.pick(ids)
  const to = random.chance(0.5) ? `${from}${random.below(100)}` : random.pick(oddNames)
  for (const slot of places(files)) {
    if (slot.value === from) put(slot, slot.key, to)
    if (slot.value === `$${from}`) put(slot, slot.key, `$${to}`)
    if (slot.key === from && !Array.isArray(slot.owner)) moveKey(slot, to)
  }
}

/** Keys that are ids rather than words of the language: their values have a meaning or a source. */
const isNamed = (owner: Tree, key: string) => {
  const value = owner[key]
  return typeof value === 'object' && value !== null && ('from' in value || 'meaning' in value)
}

/** A mutation before this one may have left anything here. */
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

function addFlags(files: Tree, random: Random): void {
  const { flags } = files['flags.yaml'] as { flags: unknown }
  if (!isTree(flags)) return
  for (let count = random.pick([1, 1, 1, 2, 5, 20, 40]); count > 0; count--)
    put({ owner: flags, key: '', value: 0 }, nameFor(random), {
      default: random.chance(0.5),
      from: 'decided',
      meaning: random.pick(oddNames) || 'A flag.',
    })
}

function addRoles(files: Tree, random: Random): void {
  const { roles, landing } = files['roles.yaml'] as { roles: unknown; landing: unknown }
  if (!isTree(roles) || !Array.isArray(landing)) return
  for (let count = random.pick([1, 1, 2, 5, 26]); count > 0; count--) {
    const name = nameFor(random)
    const role = { idSuffix: String(random.below(10_000)).padStart(4, '0'), persona: 'normal' }
    put({ owner: roles, key: '', value: 0 }, name, { ...role, title: 'roles.any', from: 'decided' })
    landing.push(name)
  }
}

const nameFor = (random: Random) =>
  random.chance(0.7) ? `name${random.below(1000)}` : random.pick(oddNames)

function setSchema(files: Tree, random: Random): void {
  const schemas = places(files).filter(({ key }) => key === 'request' || key === 'response')
  const fields = places(files).filter(
    ({ owner, key }) => isNamed(owner, key) && 'properties' in (owner[key] as Tree),
  )
  const slot = random.pick([...schemas, ...fields])
  const schema = randomSchema(random, 3)
  put(
    slot,
    slot.key,
    isNamed(slot.owner, slot.key) ? { ...schema, from: 'decided', meaning: 'x' } : schema,
  )
}

function setWords(files: Tree, random: Random): void {
  const words = slotsOf(files['text/en.yaml']).filter(({ value }) => typeof value === 'string')
  if (words.length === 0) return
  const slot = random.pick(words)
  put(
    slot,
    slot.key,
    random.pick([...oddNames, '{a} {b}', '{count}', 'Words, "quoted"\nover lines']),
  )
}

function duplicate(files: Tree, random: Random): void {
  const slot = random.pick(places(files).filter(({ owner }) => Array.isArray(owner)))
  const copied = structuredClone(slot.value)
  if (typeof copied === 'object' && copied !== null && 'id' in copied)
    Object.assign(
      copied,
      { id: `${String(copied.id)}x` },
      'path' in copied && { path: `${String(copied.path)}/x` },
    )
  ;(slot.owner as unknown as unknown[]).push(copied)
}

function swap(files: Tree, random: Random): void {
  const [a, b] = [random.pick(places(files)), random.pick(places(files))]
  put(a, a.key, structuredClone(b.value))
  put(b, b.key, structuredClone(a.value))
}

function copy(files: Tree, random: Random): void {
  const [from, to] = [random.pick(places(files)), random.pick(places(files))]
  put(to, to.key, structuredClone(from.value))
}

function remove(files: Tree, random: Random): void {
  take(random.pick(places(files)))
}

function setOdd(files: Tree, random: Random): void {
  const slot = random.pick(places(files))
  put(slot, slot.key, structuredClone(random.pick(oddValues)))
}

function renameKey(files: Tree, random: Random): void {
  const slot = random.pick(places(files).filter(({ owner }) => !Array.isArray(owner)))
  moveKey(slot, random.pick(oddNames))
}

function reverse(files: Tree, random: Random): void {
  const lists = places(files).filter(({ value }) => Array.isArray(value))
  ;(random.pick(lists).value as unknown[]).reverse()
}

/** Under another name, in the same place among its neighbours. */
function moveKey(slot: Slot, to: string): void {
  const entries = Object.entries(slot.owner)
  for (const [key] of entries) delete slot.owner[key]
  for (const [key, value] of entries) put(slot, key === slot.key ? to : key, value)
}
