import { useState } from 'react'
import { useUnit } from 'effector-react'
import { $language } from '../../../browser/text/text.model'
import { currencySign, parseMoney, writeAmount, type Money } from '../../../kit/money'
import type { FieldLook } from '../../../ui/fields/Field'
import { TextField } from '../../../ui/fields/TextField'

interface MoneyFieldProps extends FieldLook {
  id: string
  money: Money
  value: string
  onValueChange: (value: string) => void
  onBlur: () => void
}

/** An amount of money: as it is typed while it is typed, and otherwise as the reader's language writes it. */
export function MoneyField({ money, value, onValueChange, onBlur, ...look }: MoneyFieldProps) {
  const language = useUnit($language)
  const [isTyping, setTyping] = useState(false)
  const amount = parseMoney(value, money)
  const shown = isTyping || amount === null ? value : writeAmount(amount, money, language)
  return (
    <TextField
      {...look}
      inputMode="decimal"
      autoComplete="off"
      end={<span aria-hidden>{currencySign(money, language)}</span>}
      value={shown}
      onValueChange={(text) => {
        setTyping(true)
        onValueChange(text)
      }}
      onBlur={() => {
        setTyping(false)
        onBlur()
      }}
    />
  )
}
