import { useUnit } from 'effector-react'
import { passwordMinLength } from '../../../../generated/facts/constants'
import { useText } from '../../../browser/text/useText'
import { Glyph } from '../../../ui/icons/Glyph'
import { VisuallyHidden } from '../../../ui/labels/VisuallyHidden'
import { passwordFaultOf } from '../../passwordRules'
import styles from './PasswordRules.module.css'
import { $session } from '../tokens/session.model'

/**
 * The password rules, ticked while typing. Only the server can tell whether a password is common.
 */
export function PasswordRules({ text }: { text: string }) {
  const t = useText()
  const session = useUnit($session)
  const product = t('app.name')
  const fault = passwordFaultOf(text, [session?.userName ?? '', session?.name ?? '', product])
  const isLong = fault !== 'passwordTooShort'
  return (
    <span className={styles.rules}>
      <Rule isKept={isLong} words={t('session.password.length', { least: passwordMinLength })} />
      <Rule
        isKept={isLong && fault !== 'passwordTooPersonal'}
        words={t('session.password.own', { product })}
      />
      <Rule words={t('session.password.rare')} />
    </span>
  )
}

function Rule({ words, isKept = false }: { words: string; isKept?: boolean }) {
  const t = useText()
  return (
    <span className={styles.rule} data-kept={isKept}>
      {isKept ? <Glyph name="ok" size={14} /> : <span className={styles.dot} />}
      {words}
      {isKept && <VisuallyHidden>{t('session.password.kept')}</VisuallyHidden>}
    </span>
  )
}
