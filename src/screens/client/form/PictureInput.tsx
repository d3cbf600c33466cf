import { useUnit } from 'effector-react'
import { pictureMaxBytes, pictureMaxPixels } from '../../../../generated/facts/constants'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import type { FieldLook } from '../../../ui/fields/Field'
import { PictureField } from '../../../ui/picture/PictureField'
import { valueIn, type Row } from '../row'
import type { FormModel } from './createFormModel'
import type { FormInput, Values } from './values'

interface PictureInputProps {
  form: Pick<FormModel, 'screen' | 'pictures' | 'typed'>
  input: FormInput
  value: string
  row: Row | null
  fields: Values
  look: FieldLook & { id: string }
}

const most = { bytes: pictureMaxBytes, pixels: pictureMaxPixels }

/** A picture of what the row is about. */
export function PictureInput({ form, input, value, row, fields, look }: PictureInputProps) {
  const t = useText()
  const { screen, pictures } = form
  const { field } = input
  const { type, choose, keeping, fault } = useUnit({
    type: form.typed,
    choose: pictures.pictureChosen,
    keeping: pictures.$keeping,
    fault: pictures.$pictureFault,
  })
  const refused = fault?.field === field ? speak(t, fault.text) : undefined
  return (
    <PictureField
      {...look}
      {...((refused ?? look.error) && { error: refused ?? look.error })}
      name={String(fields[screen.name] ?? valueIn(row, screen.name) ?? '')}
      seed={String(valueIn(row, screen.key) ?? '')}
      pictureUrl={value}
      most={most}
      isPending={keeping === field}
      onPicture={(picture) => choose({ field, picture })}
      onRemove={() => type({ field, value: '' })}
      words={{
        choose: t('screens.picture.choose'),
        other: t('screens.picture.other'),
        remove: t('screens.picture.remove'),
        drop: t('screens.picture.drop'),
        title: t('screens.picture.title'),
        stage: t('screens.picture.stage'),
        help: t('screens.picture.help'),
        zoom: t('screens.picture.zoom'),
        use: t('screens.picture.use'),
        cancel: t('screens.form.cancel'),
        faults: {
          tooLarge: t('failures.pictureTooLarge'),
          unreadable: t('failures.pictureUnreadable'),
        },
      }}
    />
  )
}
