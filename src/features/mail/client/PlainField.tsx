import { RichTextField, type RichTextFieldProps } from '../../../ui/rich/RichTextField'
import { textOf } from '../../../ui/rich/runs'
import type { ShownVariables } from '../letters'
import { useFieldWords, useVariables } from './editing'

interface PlainFieldProps extends Pick<
  RichTextFieldProps,
  'label' | 'hint' | 'error' | 'isDisabled'
> {
  value: string
  variables: ShownVariables
  onValueChange: (value: string) => void
}

/** A line without looks, in which variables may stand. */
export function PlainField({ value, variables, onValueChange, ...field }: PlainFieldProps) {
  const words = useFieldWords()
  const { inWords, nameOf } = useVariables(variables)
  return (
    <RichTextField
      {...field}
      {...{ words, nameOf }}
      variables={inWords}
      runs={value === '' ? [] : [{ text: value }]}
      onRunsChange={(runs) => onValueChange(textOf(runs))}
      isOneLine
      looksLike="line"
    />
  )
}
