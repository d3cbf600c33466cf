import { useText } from '../../../browser/text/useText'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import type { PartFieldsProps } from './PartForm'
import { SecondsField } from './SecondsField'

const titleStyles = ['titleBarLeft', 'titleCentre', 'titleOverPicture'] as const
const fields = { title: 'words', subtitle: 'subtitle' } as const

/** The words of a title, or that people write them, and how they look. */
export function TitleFields({ part, set }: PartFieldsProps) {
  const t = useText()
  const style = titleStyles.find((id) => id === part.text?.style) ?? 'titleCentre'
  const words = part.text?.fields ?? {}
  return (
    <>
      <SelectField
        label={t('templates.part.style')}
        value={style}
        options={titleStyles.map((value) => ({ value, label: t(`templates.style.${value}`) }))}
        onValueChange={(next) => set({ text: { style: next, fields: words } })}
      />
      {(['title', 'subtitle'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`templates.part.${fields[field]}`)}
          value={words[field] ?? ''}
          maxLength={200}
          onValueChange={(text) => set({ text: { style, fields: { ...words, [field]: text } } })}
        />
      ))}
      <Checkbox
        label={t('templates.part.isOpen')}
        checked={part.isOpen ?? false}
        onCheckedChange={(isOpen) => set({ isOpen })}
      />
      <SecondsField
        label={t('templates.part.length')}
        valueMs={part.lengthMs}
        onChange={(lengthMs) => set({ lengthMs })}
      />
    </>
  )
}
