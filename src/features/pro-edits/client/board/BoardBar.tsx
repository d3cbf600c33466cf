import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { SearchField } from '../../../../ui/fields/SearchField'
import { SelectField } from '../../../../ui/fields/SelectField'
import { $load } from '../board.model'
import { vendorOrders } from '../lists'
import { BoardSwitch } from '../parts/BoardSwitch'
import styles from './Board.module.css'

const { place } = vendorOrders.list

/** Whose orders are looked at; the list keeps the same question. */
export function BoardBar() {
  const t = useText()
  const { load, text, type } = useUnit({
    load: $load,
    text: place.$searchText,
    type: place.searchTyped,
  })
  const orders = load?.orders ?? []
  return (
    <search className={styles.bar}>
      <SearchField
        label={t('proEdits.board.search')}
        clearLabel={t('proEdits.board.clear')}
        maxLength={200}
        value={text}
        onValueChange={type}
      />
      <Choice field="customer" every={t('proEdits.board.everyCustomer')} of={orders} />
      <Choice field="editor" every={t('proEdits.board.everyEditor')} of={orders} />
      <BoardSwitch />
    </search>
  )
}

interface Named {
  readonly id: string
  readonly name: string
}

interface ChoiceProps {
  field: 'customer' | 'editor'
  every: string
  of: readonly { readonly customer: Named; readonly editor?: Named | undefined }[]
}

function Choice({ field, every, of }: ChoiceProps) {
  const t = useText()
  const { address, choose } = useUnit({ address: place.$address, choose: place.filtersChosen })
  const known = new Map(
    of.flatMap((order) => (order[field] ? [[order[field].id, order[field]]] : [])),
  )
  const value = String(address.filters.find((filter) => filter.field === field)?.value ?? '')
  return (
    <SelectField
      hideLabel
      label={t(`proEdits.board.${field}`)}
      value={value}
      options={[
        { value: '', label: every },
        ...[...known.values()]
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onValueChange={(id) =>
        choose([
          ...address.filters.filter((filter) => filter.field !== field),
          ...(id === '' ? [] : [{ field, op: 'is' as const, value: id }]),
        ])
      }
    />
  )
}
