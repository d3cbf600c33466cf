import { useUnit } from 'effector-react'
import { Fragment, type ReactNode } from 'react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon, type IconName } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { textCopied } from './copied.model'
import styles from './Integrations.module.css'

export interface Step {
  readonly title: string
  readonly text?: string
  /** Addresses, which can be copied, or names. */
  readonly codes?: readonly string[]
}

interface SetUpProps {
  readonly service: string
  readonly icon: IconName
  readonly about: string
  /** Null: others set the service up. */
  readonly steps: readonly Step[] | null
  readonly actions?: ReactNode
}

/** What the operator has to do before anything here works. */
export function SetUp({ service, icon, about, steps, actions }: SetUpProps) {
  const t = useText()
  const copy = useUnit(textCopied)
  return (
    <div className={styles.setUp}>
      <header className={styles.setUpHead}>
        <span className={styles.sign} aria-hidden>
          <Icon name={icon} size="lg" />
        </span>
        <div>
          <h1 className={styles.title}>
            {t('integrations.setUp.title', { service })}
            <Badge>{t('integrations.state.notSetUp')}</Badge>
          </h1>
          <p>{about}</p>
          {!steps && <p>{t('integrations.setUp.ask', { service })}</p>}
        </div>
      </header>
      {steps && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              {step.codes && <Codes codes={step.codes} />}
              {step.text && <span className={styles.quiet}>{step.text}</span>}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.acts}>
        {steps && (
          <Button icon={<Icon name="copy" />} onClick={() => copy(textOf(steps))}>
            {t('integrations.setUp.copySteps')}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  const t = useText()
  const copy = useUnit(textCopied)
  return (
    <span className={styles.codes}>
      {codes.map((code) => (
        <Fragment key={code}>
          <code>
            <bdi>{code}</bdi>
          </code>
          {code.includes('/') && (
            <Button size="sm" icon={<Icon name="copy" />} onClick={() => copy(code)}>
              {t('integrations.copy')}
            </Button>
          )}
        </Fragment>
      ))}
    </span>
  )
}

const textOf = (steps: readonly Step[]) =>
  steps
    .map(({ title, text, codes = [] }, at) =>
      [`${at + 1}. ${title}`, ...codes, ...(text ? [text] : [])].join('\n   '),
    )
    .join('\n')
