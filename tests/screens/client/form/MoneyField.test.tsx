// @vitest-environment jsdom
// Amounts of money, as lists write them and forms take them.
import { useState } from 'react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { $language } from '../../../../src/browser/text/text.model'
import { writeMoney, type Money } from '../../../../src/kit/money'
import { numberText, valueText, type Speaker } from '../../../../src/screens/client/cells/valueText'
import { MoneyField } from '../../../../src/screens/client/form/MoneyField'
import { sentValue, type FormInput } from '../../../../src/screens/client/form/values'
import { readCell } from '../../../../src/screens/client/import/readCell'
import { countText } from '../../../../src/screens/client/list/countText'
import { people } from '../../../support/listScreen'
import { draw, focus, send, find } from '../../../ui/page'

const price = {
  name: 'price',
  type: 'number',
  label: people.title,
  isRequired: false,
  currency: 'EUR',
} as const
const screen = { ...people, fields: { ...people.fields, price }, sums: ['price'] }
const input: FormInput = {
  field: 'price',
  kind: 'money',
  type: 'number',
  isNeeded: false,
  currency: 'EUR',
}

const speaker = {
  say: (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}`,
  format: {
    money: (amount: number, money: Money) => writeMoney(amount, money, 'en'),
    count: String,
  },
} as unknown as Speaker

test('a list writes an amount with its currency, also where it is part of a text or a sum', () => {
  const row = { price: 1299.5, may: [], rev: 1 }
  expect(numberText('count', 12.5, speaker, price)).toBe('€12.50')
  expect(numberText('count', 12, speaker, { ...price, type: 'integer' })).toBe('€12')
  expect(numberText('count', 12.5, speaker)).toBe('12.5')
  expect(valueText(screen, 'price', row, speaker)).toBe('€1,299.50')
  const counted = {
    shown: { rows: [row], total: 1, isFloor: false, sums: { price: 99.5 }, next: undefined },
    state: 'ready',
    counts: {},
    question: { filters: [], search: '', trash: false },
  } as unknown as Parameters<typeof countText>[1]
  expect(countText(screen, counted, speaker)).toContain('€99.50')
})

test.each([
  ['1.299,50', 1299.5],
  ['€ 1,299.50', 1299.5],
  ['', null],
  // The call says what is wrong with it.
  ['12 USD', '12 USD'],
  ['12.3456', '12.3456'],
])('what is typed as %s is sent as %s', (typed, sent) => {
  expect(sentValue(input, typed)).toBe(sent)
})

test('an import reads amounts in any language, and tells what is none', () => {
  const words = { values: {}, refs: [], yes: [], no: [], language: 'de' }
  expect(readCell(input, '1.299,50 €', words)).toEqual({ value: 1299.5 })
  expect(readCell(input, '12 USD', words)).toEqual({ fault: 'format' })
})

function Typed() {
  const [value, setValue] = useState('1299.5')
  return (
    <>
      <MoneyField
        id="price"
        label="Price"
        money={{ currency: 'EUR', isWhole: false }}
        value={value}
        onValueChange={setValue}
        onBlur={() => undefined}
      />
      <output>{value}</output>
    </>
  )
}

test('a form shows an amount as the language writes it, and leaves what is being typed alone', () => {
  const scope = fork({ values: [[$language, 'de']] })
  draw(
    <Provider value={scope}>
      <Typed />
    </Provider>,
  )
  const field = find<HTMLInputElement>('input')
  expect(field.value).toBe('1.299,50')
  expect(document.body.textContent).toContain('€')
  focus(field)
  type(field, '1499,5')
  expect(field.value).toBe('1499,5')
  focus(find('output'))
  send(field, new FocusEvent('focusout', { bubbles: true }))
  expect(field.value).toBe('1.499,50')
  expect(find('output').textContent).toBe('1499,5')
})

function type(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(field, text)
  send(field, new Event('input', { bubbles: true }))
}
