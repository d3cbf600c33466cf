import { useUnit } from 'effector-react'
import type { ListCustomersRow } from '../../../../../generated/facts/features/super-admin'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { firstManagerAsked } from '../firstManager.model'

/** Nobody can work in a customer before it has somebody who invites the others. */
export function InviteManager({ row }: Pick<BlockProps<ListCustomersRow>, 'row'>) {
  const t = useText()
  const ask = useUnit(firstManagerAsked)
  const isOpen = row.lifeState === 'trial' || row.lifeState === 'active'
  if (row.people > 0 || !isOpen) return null
  return (
    <InlineNotice
      tone="info"
      title={t('superAdmin.firstManager.title')}
      actions={
        <Button variant="primary" onClick={() => ask(row)}>
          {t('superAdmin.firstManager.invite')}
        </Button>
      }
    >
      {t('superAdmin.firstManager.text')}
    </InlineNotice>
  )
}
