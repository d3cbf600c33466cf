import type { ListCustomersRow } from '../../../../../generated/facts/features/super-admin'
import { useText } from '../../../../browser/text/useText'
import type { NoteProps } from '../../../../screens/client'

/** Before a customer is locked: whom it would interrupt. */
export function WhoWorksThere({ rows, count }: NoteProps<ListCustomersRow>) {
  const t = useText()
  // Of a selection that is not loaded as a whole nobody knows.
  if (rows.length < count) return null
  const signedIn = rows.reduce((sum, row) => sum + row.signedIn, 0)
  return (
    <p>
      <strong>
        {signedIn === 0
          ? t('superAdmin.lock.nobody')
          : t('superAdmin.lock.signedIn', { count: signedIn })}
      </strong>
    </p>
  )
}
