export const plainAddress = (typed: string) => typed.trim().toLowerCase()

/** As it is kept: an address, or `@domain`; undefined: neither. */
export function readAllowed(typed: string): string | undefined {
  const said = plainAddress(typed)
  const domain = /^@?((?:[a-z0-9-]+\.)+[a-z]{2,})$/.exec(said)?.[1]
  if (domain !== undefined) return `@${domain}`
  return /^[^\s@]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(said) ? said : undefined
}

/** What allows an address: itself, or its domain. */
export function allowing(address: string): readonly [string, string] {
  const said = plainAddress(address)
  return [said, said.slice(said.lastIndexOf('@'))]
}

export const isAllowed = (allowed: readonly string[], address: string) =>
  allowing(address).some((one) => allowed.includes(one))
