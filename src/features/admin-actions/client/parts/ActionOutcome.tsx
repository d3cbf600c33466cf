import { useUnit } from 'effector-react'
import type { ListAdminActionsRow } from '../../../../../generated/facts/features/admin-actions'
import type { TextKey } from '../../../../../generated/facts/text'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Icon } from '../../../../ui/icons/Icon'
import { ProgressBar } from '../../../../ui/progress/ProgressBar'
import { thingOf, things } from '../../thing'
import styles from './ActionOutcome.module.css'

/** Lines that count what accounts or a customer have. */
const isOfThings = /\.(?:(?:wouldMerge|merged)\.(?:rows|doubled)|wouldExport|exported)$/

/** Older lines name tables. */
const thingNamed = (name: string) => things.find((thing) => thing === name) ?? thingOf(name)

/** How far an action has come, what it said, the file it made, and what can be done next. */
export function ActionOutcome({ row, form }: BlockProps<ListAdminActionsRow>) {
  const t = useText()
  const act = useUnit(form.rows.actionAsked)
  const format = useFormat()
  const { actionId, state, progress, log, file, may } = row
  const isUnderWay = state === 'queued' || state === 'running'
  return (
    <section className={styles.outcome}>
      <h3>{t('adminActions.outcome.title')}</h3>
      {isUnderWay && (
        <ProgressBar
          label={t('adminActions.outcome.progress')}
          {...(progress === undefined ? {} : { value: progress })}
        />
      )}
      <ol className={styles.log} aria-live="polite">
        {log.map(({ key, count, name = '' }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added
          <li key={at}>
            {t(key as TextKey, {
              ...(count === undefined ? {} : { count }),
              name: isOfThings.test(key) ? t(`adminActions.thing.${thingNamed(name)}`) : name,
            })}
          </li>
        ))}
      </ol>
      {log.length === 0 && <p className={styles.none}>{t('adminActions.outcome.none')}</p>}
      {file && (
        <LinkButton href={file.url} download={file.name} icon={<Icon name="download" />}>
          {t('adminActions.outcome.file', { name: file.name, size: format.bytes(file.bytes) })}
        </LinkButton>
      )}
      {may.map((action) => (
        <Button
          key={action}
          variant={action === 'runForGood' ? 'danger' : 'primary'}
          onClick={() => act({ action, selection: { ids: [actionId] } })}
        >
          {t(`adminActions.adminActions.action.${action}`)}
        </Button>
      ))}
    </section>
  )
}
