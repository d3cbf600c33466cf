import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { useText } from '../../../browser/text/useText'
import { BytesField } from '../../../ui/fields/BytesField'
import { Checklist } from '../../../ui/fields/Checklist'
import type { FieldLook } from '../../../ui/fields/Field'
import { FieldSet } from '../../../ui/fields/FieldSet'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { SelectField } from '../../../ui/fields/SelectField'
import { Switch } from '../../../ui/fields/Switch'
import { TextArea } from '../../../ui/fields/TextArea'
import { TextField } from '../../../ui/fields/TextField'
import { Avatar } from '../../../ui/identity/Avatar'
import { lazyPart } from '../../../ui/lazyPart'
import { drawInput, type Parts } from '../parts'
import type { Row } from '../row'
import type { FormModel } from './createFormModel'
import { moneyIn } from '../moneyIn'
import { DayField } from './DayField'
import { MoneyField } from './MoneyField'
import { isPicture, type FormInput, type FormValue, type Values } from './values'
import { TextsInput } from './TextsInput'
import { choicesOf, onIn } from './words'

const RefPicker = lazyPart(async () => (await import('./RefPicker')).RefPicker)
const PictureInput = lazyPart(async () => (await import('./PictureInput')).PictureInput)

export interface FieldInputProps {
  form: Pick<FormModel, 'screen' | 'options' | 'suggestions' | 'typed' | 'fieldLeft'> &
    Partial<Pick<FormModel, 'pictures'>>
  parts: Parts
  input: FormInput
  value: FormValue
  row: Row | null
  /** What the fields of the form say now, for parts that depend on others. */
  fields?: Values
  look: FieldLook & { id: string }
}

/** The input that fits the field. */
export function FieldInput(props: FieldInputProps) {
  const { form, parts, input, value, row, fields = {}, look } = props
  const t = useText()
  const { type, leave } = useUnit({ type: form.typed, leave: form.fieldLeft })
  const onChange = (next: FormValue) => type({ field: input.field, value: next })
  const onBlur = () => leave(input.field)
  const text = { value: value as string, onValueChange: onChange, onBlur }
  const choices = withChosen(choicesOf(t, form.screen, input), value)
  const shared = { ...look, maxLength: input.maxLength }

  switch (input.kind) {
    case 'textArea':
      return <TextArea {...shared} {...text} />
    case 'number':
      return <TextField {...look} {...text} inputMode="decimal" autoComplete="off" />
    case 'money':
      return <MoneyField {...look} {...text} money={moneyIn(input)!} />
    case 'bytes':
      return <BytesField {...look} {...text} unitLabel={t('screens.form.unit')} />
    case 'date':
      return input.ahead ? (
        <DayField {...look} {...text} />
      ) : (
        <TextField {...look} {...text} type="date" />
      )
    case 'switch':
      return <Switch {...look} {...{ onChange, onBlur }} isOn={value === true} />
    case 'radio':
      return <RadioGroup {...look} {...text} options={choices} />
    case 'select': {
      const none = { value: '', label: t('screens.form.none'), isDisabled: input.isNeeded }
      return <SelectField {...look} {...text} options={[none, ...choices]} />
    }
    case 'flags':
      return (
        <Checklist
          {...{ ...look, options: choices, onBlur }}
          checked={onIn(value)}
          onCheckedChange={(checked) => onChange(flagsOf(value, checked))}
        />
      )
    case 'texts':
      return choices.length > 0 ? (
        <Checklist
          {...{ ...look, options: choices, onBlur }}
          checked={value as readonly string[]}
          onCheckedChange={onChange}
        />
      ) : (
        <TextsInput
          {...{ form, input, look, onChange, onBlur }}
          value={value as readonly string[]}
        />
      )
    case 'picker':
    case 'pickers':
    case 'image':
      if (isPicture(input)) {
        if (!form.pictures) return <TextField {...shared} {...text} />
        const { screen, pictures, typed } = form
        // As high as what comes: a field that moves while it is pressed is not pressed.
        const place = (
          <FieldSet {...look}>
            <Avatar size="xl" name="" {...(value !== '' && { pictureUrl: value as string })} />
          </FieldSet>
        )
        return (
          <Suspense fallback={place}>
            <PictureInput
              {...{ input, row, fields, look }}
              form={{ screen, pictures, typed }}
              value={value as string}
            />
          </Suspense>
        )
      }
      return (
        <Suspense fallback={<TextField {...look} disabled />}>
          <RefPicker {...{ form, input, value, look, onChange, onBlur }} />
        </Suspense>
      )
    case 'part':
      return drawInput(parts, input.part, { value, onChange, onBlur, row, fields, control: look })
    case 'email':
    case 'uri':
      return (
        <TextField
          {...shared}
          {...text}
          type={input.kind === 'uri' ? 'url' : 'email'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )
    case 'text':
      return <TextField {...shared} {...text} autoComplete="off" />
  }
}

/** What was chosen before can stay, also where it is offered no more. */
function withChosen(choices: ReturnType<typeof choicesOf>, value: FormValue) {
  if (choices.length === 0) return choices
  const chosen = [value]
    .flat()
    .filter((each) => typeof each === 'string' && each !== '') as string[]
  const kept = chosen.filter((each) => choices.every((choice) => choice.value !== each))
  return [...choices, ...kept.map((each) => ({ value: each, label: each }))]
}

/** The flags that are known stay, on or off. */
const flagsOf = (value: FormValue, checked: readonly string[]) => ({
  ...Object.fromEntries(Object.keys(value as object).map((flag) => [flag, false])),
  ...Object.fromEntries(checked.map((flag) => [flag, true])),
})
