import { useUnit } from 'effector-react'
import type {
  ListScriptsRow,
  ScriptVersion,
} from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Disclosure } from '../../../../ui/page/Disclosure'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { $openVersion, versionsDetail, versionTaken, versionToggled } from '../versions.model'
import styles from './ScriptVersions.module.css'

/** What a script said each time it was ready, to be read and taken up again. */
export function ScriptVersions({ row }: Pick<BlockProps<ListScriptsRow>, 'row'>) {
  const t = useText()
  const { isOpen, toggle } = useUnit({
    isOpen: versionsDetail.$isOpen,
    toggle: versionsDetail.toggled,
  })
  if (row.versionNo === 0) return null
  return (
    <div className={styles.versions}>
      <Disclosure title={t('programs.versions.title')} isOpen={isOpen} onToggle={toggle}>
        <VersionList row={row} />
      </Disclosure>
    </div>
  )
}

function VersionList({ row }: { row: ListScriptsRow }) {
  const t = useText()
  const { reply, isFailed, again } = useUnit({
    reply: versionsDetail.$reply,
    isFailed: versionsDetail.$isFailed,
    again: versionsDetail.readAgain,
  })
  if (reply === null && isFailed)
    return (
      <p className={styles.line}>
        {t('programs.versions.failed')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('screens.panel.retry')}
        </Button>
      </p>
    )
  if (reply === null) return <Skeleton width="60%" />
  return (
    <ol className={styles.list}>
      {reply.versions.map((version) => (
        <VersionLine key={version.versionNo} {...{ row, version }} />
      ))}
    </ol>
  )
}

function VersionLine({ row, version }: { row: ListScriptsRow; version: ScriptVersion }) {
  const t = useText()
  const format = useFormat()
  const { open, toggle, take } = useUnit({
    open: $openVersion,
    toggle: versionToggled,
    take: versionTaken,
  })
  const { versionNo, title, body, savedBy, savedAt } = version
  const isOpen = open === versionNo
  const no = String(versionNo)
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <div className={styles.words}>
          <strong>
            {t(versionNo === row.versionNo ? 'programs.versions.now' : 'programs.versions.one', {
              version: no,
            })}
          </strong>
          <span className={styles.line} title={format.moment(savedAt)}>
            {[savedBy?.name, format.age(savedAt)].filter(Boolean).join(' · ')}
          </span>
        </div>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'programs.versions.hide' : 'programs.versions.show', {
            version: no,
          })}
          onClick={() => toggle(versionNo)}
        >
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </Button>
      </div>
      {isOpen && (
        <>
          <div className={styles.text}>
            <strong>{title}</strong>
            {`\n${body}`}
          </div>
          {row.may.includes('edit') && (
            <Button size="sm" icon={<Icon name="undo" />} onClick={() => take(version)}>
              {t('programs.versions.use')}
            </Button>
          )}
        </>
      )}
    </li>
  )
}
