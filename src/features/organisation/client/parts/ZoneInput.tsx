import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { SelectField } from '../../../../ui/fields/SelectField'

/** A time zone of those that the browser knows, and the one that is chosen. */
export function ZoneInput({ value, onChange, onBlur, control }: InputPartProps<object>) {
  const t = useText()
  const zone = typeof value === 'string' ? value : ''
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  if (zone !== '') zones.add(zone)
  return (
    <SelectField
      {...control}
      value={zone}
      onValueChange={onChange}
      onBlur={onBlur}
      options={[
        { value: '', label: t('organisation.zone.none') },
        ...[...zones].map((each) => ({ value: each, label: each.replaceAll('_', ' ') })),
      ]}
    />
  )
}
