import type { FieldLook } from './Field'
import { SelectField } from './SelectField'

export interface ZoneFieldProps extends FieldLook {
  id?: string
  /** Empty: none. */
  zone: string
  noneLabel: string
  onZoneChange: (zone: string) => void
  onBlur?: () => void
}

/** A time zone of those that the browser knows, and the one that is chosen. */
export function ZoneField({ zone, noneLabel, onZoneChange, ...field }: ZoneFieldProps) {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  if (zone !== '') zones.add(zone)
  return (
    <SelectField
      {...field}
      value={zone}
      onValueChange={onZoneChange}
      options={[
        { value: '', label: noneLabel },
        ...[...zones].map((each) => ({ value: each, label: each.replaceAll('_', ' ') })),
      ]}
    />
  )
}
