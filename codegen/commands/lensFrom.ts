import { nearest } from '../problems/nearest'
import type { Lens } from '../questions/world'
import type { Model } from '../resolve/model'
import { misused, unknown } from './stop'

export const lensOptions = {
  role: { type: 'string', multiple: true },
  flag: { type: 'string', multiple: true },
} as const

interface Given {
  readonly role?: readonly string[] | undefined
  readonly flag?: readonly string[] | undefined
  /** Values by fact. */
  readonly facts: Readonly<Record<string, string>>
}

/**
 * The person and circumstances that the options describe. Flags not given have their defaults;
 * `!flag` means not set.
 */
export function lensFrom({ role = [], flag = [], facts }: Given, { manifest }: Model): Lens {
  const roles = role.flatMap((given) => given.split(','))
  const said = flag.flatMap((given) => given.split(','))
  const { flags } = manifest.flags
  for (const name of roles) ensureKnown('role', name, Object.keys(manifest.roles.roles))
  for (const name of said) ensureKnown('flag', name.replace(/^!/, ''), Object.keys(flags))
  for (const [fact, value] of Object.entries(facts)) {
    const { values } = manifest.access.facts[fact]!
    if (!values.includes(value))
      throw misused(`--${fact} is one of ${values.join(', ')}, not ${value}.`)
  }
  return {
    roles,
    flags: Object.keys(flags).filter(
      (name) => said.includes(name) || (flags[name]!.default && !said.includes(`!${name}`)),
    ),
    facts,
  }
}

function ensureKnown(noun: string, name: string, known: readonly string[]): void {
  if (!known.includes(name)) throw unknown(noun, name, nearest(name, known))
}
