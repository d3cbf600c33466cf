import { isConstant, takeOver } from '../live/takeOver'

type Names = Readonly<Record<string, unknown>>

/** A generated module of this process gets the contents that stand in its file now; throws when it cannot take them. */
export async function reloadFactsModule(file: URL, revision: number): Promise<void> {
  const old = (await import(file.href)) as Names
  const next = (await import(`${file.href}?revision=${revision}`)) as Names
  for (const [name, value] of Object.entries(next)) {
    if (addressOf(old[name]) !== addressOf(value)) throw new Error(`${name} has another address`)
    if (takeOver(old[name], value)) continue
    if (isConstant(value) && value !== old[name]) throw new Error(`${name} is in use already`)
  }
}

/** Calls are given their place among the server's routes at its start. */
function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('method' in value))
    return undefined
  const { method, path, body } = value as Record<string, unknown>
  return [method, path, body].join(' ')
}
