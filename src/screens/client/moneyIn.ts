import type { FieldType } from '../../../generated/facts/screen'
import type { Money } from '../../kit/money'

interface Amount {
  readonly type: FieldType
  readonly currency?: string | undefined
}

/** What a field or an input is an amount of; undefined: no money. */
export const moneyIn = ({ type, currency }: Amount): Money | undefined =>
  currency === undefined ? undefined : { currency, isWhole: type === 'integer' }
