import { useUnit } from 'effector-react'
import { createEvent, createStore } from 'effector'
import { roleTitleOf } from '../../../access/roleIdOf'
import { useText } from '../../../browser/text/useText'
import type { FieldLook } from '../../../ui/fields/Field'
import { Picker } from '../../../ui/overlay/Picker'
import type { Ref } from '../row'
import type { FormModel } from './createFormModel'
import type { OptionList } from './createOptionList'
import type { FormInput, FormValue } from './values'

export interface RefPickerProps {
  form: Pick<FormModel, 'options'>
  input: FormInput
  value: FormValue
  look: FieldLook & { id: string }
  onChange: (value: FormValue) => void
  onBlur?: () => void
}

/** Without a list to pick from, what is picked can only be removed. */
const noList: OptionList = {
  opened: createEvent<string>(),
  searched: createEvent<string>(),
  moreAsked: createEvent(),
  $options: createStore({ rows: [], hasMore: false, isReading: false, isFailed: false }),
}

/** Picks rows of another list. */
export function RefPicker({ form, input, value, look, onChange, onBlur }: RefPickerProps) {
  const isSingle = input.kind !== 'pickers'
  return (
    <OptionPicker
      {...{ look, isSingle, onBlur }}
      list={(input.options && form.options[input.options]) ?? noList}
      picked={isSingle ? one(value as Ref | null) : (value as readonly Ref[])}
      onPickedChange={(next) => onChange(isSingle ? (next[0] ?? null) : next)}
    />
  )
}

const one = (value: Ref | null): readonly Ref[] => (value ? [value] : [])

export interface OptionPickerProps {
  list: OptionList
  picked: readonly Ref[]
  isSingle?: boolean
  look: FieldLook & { id: string }
  onPickedChange: (picked: readonly Ref[]) => void
  onBlur?: (() => void) | undefined
}

/** The same, outside a form. */
export function OptionPicker({ list, look, picked, onBlur, ...picking }: OptionPickerProps) {
  const t = useText()
  const called = (ref: Ref): Ref => {
    const title = roleTitleOf(ref.id)
    return title ? { ...ref, name: t(title as 'roles.cm') } : ref
  }
  const { options, open, search, more } = useUnit({
    options: list.$options,
    open: list.opened,
    search: list.searched,
    more: list.moreAsked,
  })
  const emptyText = t(options.isFailed ? 'screens.form.optionsFailed' : 'screens.form.optionsEmpty')
  return (
    <Picker
      {...look}
      {...picking}
      {...{ emptyText, onBlur }}
      picked={picked.map(called)}
      options={options.rows.map(called)}
      isLoading={options.isReading}
      hasMore={options.hasMore}
      onOpen={open}
      onSearch={search}
      onMoreNeeded={() => more()}
      openLabel={t('screens.form.choose', { field: look.label })}
      removeLabel={(name) => t('screens.form.remove', { name })}
    />
  )
}
