import type { ListSharePagesRow } from '../../../../../generated/facts/features/sharing'
import { screen } from '../../../../../generated/facts/screens/sharePages'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { SelectField } from '../../../../ui/fields/SelectField'
import { losesAddress, type ShareAccess } from '../../share'

type Props = InputPartProps<ListSharePagesRow>

/** Who can open a page, with what becomes of the links that were sent. */
export function AccessInput({ value, onChange, onBlur, row, fields, control }: Props) {
  const t = useText()
  const access = value as ShareAccess
  const loses = row !== null && losesAddress(row, { access, slug: String(fields['slug'] ?? '') })
  return (
    <SelectField
      {...control}
      value={access}
      onValueChange={onChange}
      onBlur={onBlur}
      options={(Object.keys(screen.fields['access']?.values ?? {}) as ShareAccess[]).map(
        (each) => ({ value: each, label: t(`sharing.sharePages.value.access.${each}`) }),
      )}
      warning={loses && t('sharing.losesAddress')}
    />
  )
}
