import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { ZoneField } from '../../../../ui/fields/ZoneField'

export function ZoneInput({ value, onChange, onBlur, control }: InputPartProps<object>) {
  const t = useText()
  return (
    <ZoneField
      {...control}
      zone={typeof value === 'string' ? value : ''}
      noneLabel={t('organisation.zone.none')}
      onZoneChange={onChange}
      onBlur={onBlur}
    />
  )
}
