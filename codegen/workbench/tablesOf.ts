import { navigationTable } from '../emit/navigationTable'
import { propertiesOf } from '../check/propertiesOf'
import type { Edition } from '../questions/edition'
import type { Model } from '../resolve/model'
import { outlineOf } from './outlineOf'
import type { Tables } from './tables'
import { tenantsOf } from './tenantsOf'
import { unsignedOf } from '../tables/signaturesOf'
import { callRows, routeRows, ruleRows, type Signatures } from './rowsOf'
import { screenRows } from './screenRows'

/** One state of the manifest as the page shows it, each row with its place in YAML and with what QA signed of it. */
export function tablesOf(edition: Edition, signatures: Signatures): Tables {
  const { model } = edition
  const { manifest, words } = model
  return {
    // The generated types know the ids of the folder as it was last written; these may be ahead of it.
    navigation: navigationTable(model) as unknown as Tables['navigation'],
    outline: outlineOf(edition),
    routes: routeRows(edition, signatures),
    calls: callRows(edition, signatures),
    rules: ruleRows(edition, signatures),
    screens: screenRows(edition),
    words: Object.fromEntries(
      [...words].map(([language, texts]) => [language, Object.fromEntries(texts)]),
    ),
    ...peopleOf(model),
    predicates: Object.fromEntries(
      Object.entries(manifest.access.predicates).map(([name, { when }]) => [name, when]),
    ),
    countable: countableOf(model),
    tenants: tenantsOf(edition, signatures),
    unsigned: unsignedOf(signatures, model),
  }
}

/** What a world is made of, with its bits. */
function peopleOf({ manifest, bits }: Model): Pick<Tables, 'roles' | 'groups' | 'flags' | 'facts'> {
  const { roles, flags, access } = manifest
  return {
    roles: Object.entries(roles.roles).map(([id, { exclusive = false, title }]) => ({
      id,
      bit: bits.roles.get(id)!,
      exclusive,
      title,
    })),
    groups: roles.groups,
    flags: Object.entries(flags.flags).map(([id, flag]) => ({
      id,
      bit: bits.flags.get(id)!,
      default: flag.default,
      meaning: flag.meaning,
    })),
    facts: Object.entries(access.facts).map(([id, { values }]) => ({
      id,
      values: values.map((value) => ({ id: value, bit: bits.facts.get(`${id}:${value}`)! })),
    })),
  }
}

/** Calls whose reply has whole numbers: what a badge may count. */
function countableOf({ manifest, calls }: Model): Record<string, string[]> {
  const fields = calls.map(({ id, response }) => {
    const properties = Object.entries(propertiesOf(response, manifest))
    return [id, properties.flatMap(([name, { type }]) => (type === 'integer' ? name : []))] as const
  })
  return Object.fromEntries(fields.filter(([, names]) => names.length > 0))
}
