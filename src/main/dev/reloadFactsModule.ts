import { isConstant, takeOver } from '../live/takeOver'

type Names = Readonly<Record<string, unknown>>

/**
 * Replaces the contents of a generated module with those of its file; throws if that is not
 * possible.
 */
export async function reloadFactsModule(file: URL, revision: number): Promise<void> {
  const old = (await import(file.href)) as Names
  const next = (await import(`${file.href}?revision=${revision}`)) as Names
  for (const [name, value] of Object.entries(next)) {
    if (addressOf(old[name]) !== addressOf(value)) throw new Error(`${name} has another address`)
    if (takeOver(old[name], value)) continue
    if (isConstant(value) && value !== old[name]) throw new Error(`${name} is in use already`)
  }
}

/** Calls are registered as routes at startup, so their address cannot change while running. */
function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('method' in value))
    return undefined
  const { method, path, body } = value as Record<string, unknown>
  return [method, path, body].join(' ')
}
