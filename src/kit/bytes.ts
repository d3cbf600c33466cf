import { parseNumber } from './numbers'

/** Units of 1000, as in `formatBytes`. */
export const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const
export type ByteUnit = (typeof byteUnits)[number]

/** `5 GB` for 5,000,000,000: exact, in the largest unit of which it is at least one. */
export function writeBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), byteUnits.length - 1)
  return `${bytes / 1000 ** power} ${byteUnits[power]}`
}

export function splitBytes(text: string): { amount: string; unit: ByteUnit } {
  const [, amount = '', name = ''] = /^\s*(.*?)\s*([a-z]*)\s*$/i.exec(text) ?? []
  const unit = byteUnits.find((each) => each.toLowerCase() === name.toLowerCase())
  return unit ? { amount, unit } : { amount: text.trim(), unit: 'GB' }
}

/** Null if it is no amount of bytes. */
export function parseBytes(text: string): number | null {
  const { amount, unit } = splitBytes(text)
  const number = parseNumber(amount)
  return number === null ? null : Math.round(number * 1000 ** byteUnits.indexOf(unit))
}
