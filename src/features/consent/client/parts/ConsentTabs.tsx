import { useUnit } from 'effector-react'
import { $isForms } from '../place.model'
import { GuestTabs } from '../GuestTabs'

/** Who agreed, and to which forms. */
export function ConsentTabs() {
  return <GuestTabs current={useUnit($isForms) ? 'forms' : 'consents'} />
}
