import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldError } from 'react-aria-components/FieldError'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { Check, ChevronDown } from 'lucide-react'
import { buttonClass } from '../buttons/Button'
import surface from './surface.module.css'
import menu from './Menu.module.css'
import styles from './Select.module.css'

export interface SelectProps<Value extends string> {
  label: string
  value: Value | null
  options: readonly {
    value: Value
    label: string
    detail?: string
    icon?: ReactNode
    isDisabled?: boolean
  }[]
  onValueChange: (value: Value) => void
  placeholder?: string
  hint?: string
  error?: string
  isDisabled?: boolean
}

/** A choice among many, with icons or second lines. For plain text, SelectField is smaller. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onValueChange, placeholder, hint, error, isDisabled } = props
  return (
    <AriaSelect
      className={styles.select}
      value={value}
      onChange={(key) => key !== null && onValueChange(String(key) as Value)}
      {...{ placeholder, isDisabled, isInvalid: error !== undefined }}
    >
      <Label className={styles.label}>{label}</Label>
      <Button className={`${buttonClass({ wide: true })} ${styles.button}`}>
        <SelectValue className={styles.value} />
        <ChevronDown size={16} aria-hidden />
      </Button>
      {hint && !error && <Text slot="description">{hint}</Text>}
      <FieldError className={styles.error}>{error}</FieldError>
      <Popover className={`${surface.popover} ${styles.popover}`} offset={4}>
        <ListBox className={menu.menu}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled}
              className={menu.item}
            >
              {({ isSelected }) => (
                <>
                  {option.icon && <span className={menu.icon}>{option.icon}</span>}
                  <span className={menu.words}>
                    <Text slot="label">{option.label}</Text>
                    {option.detail && (
                      <Text slot="description" className={menu.detail}>
                        {option.detail}
                      </Text>
                    )}
                  </span>
                  <span className={menu.mark}>{isSelected && <Check size={16} aria-hidden />}</span>
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
