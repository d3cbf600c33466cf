import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { useText } from '../../../browser/text/useText'
import { nameEntered } from './link.model'
import { $signInOptions } from './signInOptions.model'

/**
 * The link beside the password field, shown where reset mails can be sent. It passes on the typed
 * name (WCAG 3.3.7).
 */
export function ForgotPassword() {
  const t = useText()
  const { options, tell, navigate } = useUnit({
    options: $signInOptions,
    tell: nameEntered,
    navigate: navigateFx,
  })
  if (!options?.sendsMail) return null
  const to = href('resetpassword')
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const form = event.currentTarget.closest('form')
    tell(String(new FormData(form ?? undefined).get('username') ?? '').trim())
    void navigate({ to })
  }
  return (
    <a href={to} onClick={leave}>
      {t(options.showsLetters ? 'session.forgot.demoLink' : 'session.forgot.link')}
    </a>
  )
}
