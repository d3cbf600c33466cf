import { useUnit } from 'effector-react'
import type { ListTemplatesRow } from '../../../../generated/facts/features/templates'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Disclosure } from '../../../ui/page/Disclosure'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { versionsDetail, versionTaken } from './publishing.model'
import styles from './Look.module.css'

/** What was published, the latest first, to be brought back. */
export function TemplateVersions({ template }: { template: ListTemplatesRow }) {
  const t = useText()
  const { isOpen, toggle } = useUnit({
    isOpen: versionsDetail.$isOpen,
    toggle: versionsDetail.toggled,
  })
  return (
    <Disclosure title={t('templates.versions.title')} isOpen={isOpen} onToggle={toggle}>
      <VersionList mayEdit={template.may.includes('edit')} />
    </Disclosure>
  )
}

function VersionList({ mayEdit }: { mayEdit: boolean }) {
  const t = useText()
  const format = useFormat()
  const { reply, isFailed, again, take } = useUnit({
    reply: versionsDetail.$reply,
    isFailed: versionsDetail.$isFailed,
    again: versionsDetail.readAgain,
    take: versionTaken,
  })
  if (reply === null && isFailed)
    return (
      <p>
        {t('templates.versions.failed')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('screens.panel.retry')}
        </Button>
      </p>
    )
  if (reply === null) return <Skeleton width="60%" />
  return (
    <ol className={styles.versions}>
      {reply.versions.map(({ versionNo, slots, note, publishedBy, publishedAt }) => (
        <li key={versionNo}>
          <div>
            <strong>{t('templates.versions.one', { version: String(versionNo) })}</strong>
            <span className={styles.detail} title={format.moment(publishedAt)}>
              {[
                publishedBy?.name,
                format.age(publishedAt),
                t('templates.versions.slots', { count: slots }),
                note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          {mayEdit && (
            <Button size="sm" icon={<Icon name="undo" />} onClick={() => take(versionNo)}>
              {t('templates.versions.use')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
