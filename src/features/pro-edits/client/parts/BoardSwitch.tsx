import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Icon } from '../../../../ui/icons/Icon'
import { vendorOrders } from '../lists'

const { place } = vendorOrders.list

/** The same orders as a board, or as a list. */
export function BoardSwitch() {
  const t = useText()
  const { address, change } = useUnit({ address: place.$address, change: place.addressChanged })
  return (
    <SegmentedControl
      label={t('proEdits.board.look')}
      value={address.view === 'table' ? 'list' : 'board'}
      segments={[
        { value: 'board', label: t('proEdits.board.board'), icon: <Icon name="template" /> },
        { value: 'list', label: t('proEdits.board.list'), icon: <Icon name="list" /> },
      ]}
      onValueChange={(look) => change({ view: look === 'list' ? 'table' : undefined })}
    />
  )
}
