import { useUnit } from 'effector-react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { VisuallyHidden } from '../../../ui/labels/VisuallyHidden'
import { $announced } from './announced.model'

/** What happens, for those who do not see it. */
export function Announcer() {
  const t = useText()
  const text = useUnit($announced)
  return (
    <output>
      <VisuallyHidden>{text && speak(t, text)}</VisuallyHidden>
    </output>
  )
}
