import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import type { FieldLook } from '../../../ui/fields/Field'
import { TagsField } from '../../../ui/fields/TagsField'
import type { FormModel } from './createFormModel'
import type { FormInput } from './values'

interface TextsInputProps {
  form: Pick<FormModel, 'suggestions'>
  input: FormInput
  value: readonly string[]
  look: FieldLook & { id: string }
  onChange: (value: readonly string[]) => void
  onBlur: () => void
}

/** Short texts, of which those that other rows have are offered. */
export function TextsInput({ form, input, value, look, onChange, onBlur }: TextsInputProps) {
  const t = useText()
  const { suggested, ask } = useUnit({
    suggested: form.suggestions.$suggested,
    ask: form.suggestions.suggestionsAsked,
  })
  return (
    <TagsField
      {...{ ...look, onBlur }}
      tags={value}
      suggestions={suggested[input.field]}
      onFocus={() => ask(input.field)}
      onTagsChange={onChange}
      removeLabel={(tag) => t('screens.form.remove', { name: tag })}
    />
  )
}
