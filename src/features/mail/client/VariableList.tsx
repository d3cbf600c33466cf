import type { LetterDoc } from '../../../../generated/facts/features/mail'
import { useText } from '../../../browser/text/useText'
import { Icon } from '../../../ui/icons/Icon'
import { usedIn, type ShownVariables } from '../letters'
import styles from './Letter.module.css'

interface VariableListProps {
  doc: LetterDoc
  variables: ShownVariables
}

/** Which variables a letter has, says, and must say. */
export function VariableList({ doc, variables }: VariableListProps) {
  const t = useText()
  const used = usedIn(doc)
  const named = Object.entries(variables)
  const count = named.filter(([name]) => used.has(name)).length
  return (
    <section className={styles.variables} aria-label={t('mail.editor.variables')}>
      <header className={styles.variablesHead}>
        <h3>{t('mail.editor.variables')}</h3>
        <span>{t('mail.editor.used', { used: String(count), all: String(named.length) })}</span>
      </header>
      <ul>
        {named.map(([name, { title, isNeeded }]) => (
          <li key={name} data-used={used.has(name) || undefined}>
            {used.has(name) && <Icon name="check" />}
            {t(title)}
            {isNeeded && ' *'}
          </li>
        ))}
      </ul>
    </section>
  )
}
