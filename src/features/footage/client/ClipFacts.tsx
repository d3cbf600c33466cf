import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Avatar } from '../../../ui/identity/Avatar'
import { rightsStandingOf } from '../../media/rights'
import type { Clip } from './clip'
import { RightsBadge } from './RightsBadge'
import styles from './ClipFacts.module.css'

/** The clip's owner and date, and what its file is. */
export function ClipFacts({ clip }: { clip: Clip }) {
  const t = useText()
  const format = useFormat()
  const { owner, createdAt, width, height, bytes, durationMs, rightsExpireAt } = clip
  const { fileName, format: madeOf, framesPerSecond } = clip
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('footage.clip.owner')}</dt>
        <dd className={styles.owner}>
          <Avatar size="xs" name={owner.name} seed={owner.id} pictureUrl={owner.pictureUrl} />
          {owner.name}
        </dd>
      </div>
      <div>
        <dt>{t('footage.clip.added')}</dt>
        <dd>
          <time dateTime={createdAt} title={format.moment(createdAt)}>
            {format.age(createdAt)}
          </time>
        </dd>
      </div>
      {durationMs !== undefined && (
        <div>
          <dt>{t('footage.clip.duration')}</dt>
          <dd>{format.duration(durationMs)}</dd>
        </div>
      )}
      {width && height ? (
        <div>
          <dt>{t('footage.clip.resolution')}</dt>
          <dd>{`${width} × ${height}`}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('footage.clip.size')}</dt>
        <dd>{format.bytes(bytes)}</dd>
      </div>
      {fileName && (
        <div>
          <dt>{t('footage.footage.field.fileName')}</dt>
          <dd>{fileName}</dd>
        </div>
      )}
      {madeOf && (
        <div>
          <dt>{t('footage.footage.field.format')}</dt>
          <dd>{madeOf}</dd>
        </div>
      )}
      {framesPerSecond !== undefined && (
        <div>
          <dt>{t('footage.footage.field.framesPerSecond')}</dt>
          <dd>{t('footage.clip.perSecond', { rate: format.count(framesPerSecond, 2) })}</dd>
        </div>
      )}
      {rightsStandingOf(rightsExpireAt) !== 'none' && (
        <div>
          <dt>{t('footage.rights.title')}</dt>
          <dd>
            <RightsBadge endsOn={rightsExpireAt} />
          </dd>
        </div>
      )}
    </dl>
  )
}
