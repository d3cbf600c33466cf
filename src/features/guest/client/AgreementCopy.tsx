import { Download } from 'lucide-react'
import type { GuestAgreement } from '../../../../generated/facts/features/guest'
import { saveBlob } from '../../../browser/saveBlob'
import { Button } from '../../../ui/buttons/Button'
import { momentText } from './lengths'
import { useGuest } from './useGuest'

/** What was agreed to, as a text file. */
export function AgreementCopy({ agreed }: { agreed: GuestAgreement }) {
  const { say, language, view } = useGuest()
  const save = () => {
    const { name, version, text, signedBy, guardian, givenAt } = agreed
    const lines = [
      view?.organization,
      `${name}, ${say('guest.welcome.release', { version })}`,
      '',
      text,
      '',
      [signedBy, guardian].filter(Boolean).join(', '),
      momentText(givenAt, language),
    ]
    saveBlob(
      new Blob([`${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }),
      `${name}.txt`,
    )
  }
  return (
    <Button size="lg" wide icon={<Download size={18} aria-hidden />} onClick={save}>
      {say('guest.thanks.copy')}
    </Button>
  )
}
