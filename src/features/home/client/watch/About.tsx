import { useUnit } from 'effector-react'
import type { Watch } from '../../../../../generated/facts/features/home'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Badge } from '../../../../ui/labels/Badge'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import { languageName } from '../../../captions/client'
import { sharedProgram } from '../../../programs/sharedProgram'
import styles from './About.module.css'
import { $isReminding, linkCopied, reminded, viewedMarked } from './acts.model'
import { Progress } from './Progress'
import { likeToggled } from './watch.model'

/** What the program is, where it came from, and what one may do with it. */
export function About({ watch }: { watch: Watch }) {
  const t = useText()
  const { title, description, languages } = watch
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <bdi>{title}</bdi>
          </h1>
          <Origin watch={watch} />
        </div>
        <Acts watch={watch} />
      </header>
      <Progress watch={watch} />
      {description && <p className={styles.description}>{description}</p>}
      {languages.length > 0 && (
        <div>
          <Badge>
            {t('home.watch.languages', { languages: languages.map(languageName).join(', ') })}
          </Badge>
        </div>
      )}
    </>
  )
}

function Origin({ watch: { owner, channels, viewers, ...watch } }: { watch: Watch }) {
  const t = useText()
  const format = useFormat()
  const since = watch.deliveredAt ?? watch.publishedAt
  return (
    <p className={styles.origin}>
      <Avatar
        size="sm"
        name={owner.name}
        seed={owner.id}
        {...(owner.pictureUrl !== undefined && { pictureUrl: owner.pictureUrl })}
      />
      {channels.map(({ id, name }) => (
        <bdi key={id}>{name}</bdi>
      ))}
      <bdi>{owner.name}</bdi>
      {since && (
        <time dateTime={since} title={format.moment(since)}>
          {format.age(since)}
        </time>
      )}
      {viewers && <span>{t('home.watch.viewers', { ...viewers })}</span>}
    </p>
  )
}

function Acts({
  watch: { programId, isLiked, likes, mayMark, mayShare, state, viewers },
}: {
  watch: Watch
}) {
  const t = useText()
  const format = useFormat()
  const { like, copy, mark, remind, isReminding } = useUnit({
    like: likeToggled,
    copy: linkCopied,
    mark: viewedMarked,
    remind: reminded,
    isReminding: $isReminding,
  })
  const isViewed = state === 'viewed'
  const count = format.count(likes)
  return (
    <div className={styles.acts}>
      <Button
        icon={<Icon name="like" />}
        aria-pressed={isLiked}
        aria-label={t(isLiked ? 'home.watch.liked' : 'home.watch.likes', { count: likes })}
        onClick={() => like()}
      >
        {likes > 0 ? count : t('home.watch.like')}
      </Button>
      <Button icon={<Icon name="link" />} onClick={() => copy()}>
        {t('home.watch.copyLink')}
      </Button>
      {mayShare && (
        <ScreenButton to={sharedProgram(programId)} icon={<Icon name="sharePage" />}>
          {t('home.watch.share')}
        </ScreenButton>
      )}
      {viewers !== undefined && viewers.toRemind > 0 && (
        <Button pending={isReminding} onClick={() => remind()}>
          {t('home.watch.remind')}
        </Button>
      )}
      {mayMark && (
        <MenuButton
          label={t('home.watch.more')}
          items={[
            {
              id: 'mark',
              label: t(isViewed ? 'home.watch.markNotViewed' : 'home.watch.markViewed'),
              icon: <Icon name={isViewed ? 'retry' : 'check'} />,
            },
          ]}
          onAction={() => mark(!isViewed)}
        >
          {(trigger) => (
            <IconButton {...trigger} icon={<Icon name="more" />} label={t('home.watch.more')} />
          )}
        </MenuButton>
      )}
    </div>
  )
}
