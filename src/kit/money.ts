/** Amounts in a currency of ISO 4217, in its main unit: 1299.5 of EUR. */
import { parseNumber } from './numbers'

export interface Money {
  readonly currency: string
  /** Without the parts of a unit, such as cents. */
  readonly isWhole: boolean
}

/** As the language writes it: €1,299.50, or 1.299,50 €. */
export const writeMoney = (amount: number, money: Money, language: string): string =>
  formatOf(money, language).format(amount)

/** The same without the name of the currency: 1,299.50. */
export const writeAmount = (amount: number, money: Money, language: string): string =>
  formatOf(money, language)
    .formatToParts(amount)
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map(({ value }) => value)
    .join('')

/** The sign of the currency as the language writes it. */
export const currencySign = (money: Money, language: string): string =>
  signOf(formatOf(money, language))

/** How many digits an amount has behind the point at most. */
export const moneyDigits = (money: Money): number =>
  formatOf(money, 'en').resolvedOptions().maximumFractionDigits ?? 0

/**
 * Reads an amount as people write it in any language, with its currency or without: 1,299.5, 1.299,50 €, EUR 12. Null
 * if it is none, has another currency, or more digits than the currency has.
 */
export function parseMoney(text: string, money: Money): number | null {
  const [, before = '', amount = '', after = ''] =
    /^([^\d.,]*)([\d.,][\d.,\s'’]*)?([^\d.,]*\.?)$/.exec(text.trim().replaceAll('−', '-')) ?? []
  const named = `${before}${after}`.replaceAll(/[-+\s]/g, '')
  if (named !== '' && !namesOf(money).includes(named.toLowerCase())) return null
  const digits = moneyDigits(money)
  // Three digits behind a single separator are a group of thousands, where the currency has fewer.
  const number = parseNumber(amount, digits !== 3)
  if (number === null || !hasDigits(number, digits)) return null
  return before.includes('-') ? -number : number
}

const formatOf = ({ currency, isWhole }: Money, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  })

const signOf = (format: Intl.NumberFormat) =>
  format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''

/** What people call the currency beside an amount: its code, and its signs. */
function namesOf({ currency }: Money): readonly string[] {
  const narrow = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const signs = [{ style: 'currency', currency } as const, narrow].map((options) =>
    signOf(new Intl.NumberFormat('en', options)).toLowerCase(),
  )
  return [currency.toLowerCase(), ...signs, ...signs.map((sign) => `${sign}.`)]
}

/** Decimals are no exact fractions of two. */
const hasDigits = (number: number, digits: number) => Number(number.toFixed(digits)) === number
