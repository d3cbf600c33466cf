import { useUnit } from 'effector-react'
import type { ListUsersRow } from '../../../../../generated/facts/features/audience'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { passwordAsked } from '../givePassword.model'
import { GivePasswordDialog } from '../GivePasswordDialog'

/** For those to whom no letter comes, or who cannot wait for one. */
export function GivePassword({ row }: Pick<BlockProps<ListUsersRow>, 'row'>) {
  const t = useText()
  const ask = useUnit(passwordAsked)
  if (!row.may.includes('givePassword')) return null
  return (
    <div>
      <Button onClick={() => ask(row)}>{t('audience.givePassword.ask')}</Button>
      <GivePasswordDialog />
    </div>
  )
}
