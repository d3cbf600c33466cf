import { expect, test } from 'vitest'
import { currencySign, moneyDigits, parseMoney, writeAmount, writeMoney } from '../../src/kit/money'

const eur = { currency: 'EUR', isWhole: false }
const yen = { currency: 'JPY', isWhole: false }
const dinar = { currency: 'KWD', isWhole: false }
const wholeEur = { currency: 'EUR', isWhole: true }
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  [1299.5, eur, 'en', '€1,299.50', '1,299.50'],
  [1299.5, eur, 'de', '1.299,50 €', '1.299,50'],
  [-5, eur, 'en', '-€5.00', '-5.00'],
  [1299, wholeEur, 'en', '€1,299', '1,299'],
  [1299, yen, 'en', '¥1,299', '1,299'],
  [0.125, dinar, 'en', 'KWD 0.125', '0.125'],
])(
  '%s of %o is written in %s as %s, and without its currency as %s',
  (amount, money, language, text, bare) => {
    expect(plain(writeMoney(amount, money, language))).toBe(text)
    expect(plain(writeAmount(amount, money, language))).toBe(bare)
    expect(parseMoney(text, money)).toBe(amount)
    expect(parseMoney(bare, money)).toBe(amount)
  },
)

test.each([
  ['1299.5', 1299.5],
  ['1.299', 1299],
  ['1,299', 1299],
  ['12,5', 12.5],
  ['1 299,50 €', 1299.5],
  ['1.299,50\u00A0€', 1299.5],
  ["1'299.50 EUR", 1299.5],
  ['eur 12', 12],
  ['−5', -5],
  ['- € 5', -5],
  ['.5', 0.5],
  ['12 USD', null],
  ['$12', null],
  ['12 apples', null],
  ['12.345,678', null],
  ['0,123 5', null],
  ['twelve', null],
  ['', null],
  ['€', null],
])('%s euros are %s', (text, amount) => {
  expect(parseMoney(text, eur)).toBe(amount)
})

test('an amount has no more digits than its currency', () => {
  expect([eur, yen, dinar, wholeEur].map(moneyDigits)).toEqual([2, 0, 3, 0])
  expect(parseMoney('12.5', yen)).toBeNull()
  expect(parseMoney('12.5', wholeEur)).toBeNull()
  expect(parseMoney('1.299', dinar)).toBe(1.299)
})

test.each([
  ['SEK', 'en', 'kr 12', 12],
  ['SEK', 'sv', '12 kr.', 12],
  ['CHF', 'de', 'CHF 12', 12],
  ['USD', 'de', '12 $', 12],
])('%s is known by its signs', (currency, language, text, amount) => {
  const money = { currency, isWhole: false }
  expect(parseMoney(text, money)).toBe(amount)
  expect(parseMoney(writeMoney(amount, money, language), money)).toBe(amount)
  expect(currencySign(money, language)).not.toBe('')
})
