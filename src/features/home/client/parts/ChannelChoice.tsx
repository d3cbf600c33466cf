import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { BesideProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { ChoiceList } from '../../../../ui/collection/ChoiceList'
import { SelectField } from '../../../../ui/fields/SelectField'
import { Icon } from '../../../../ui/icons/Icon'
import { Avatar } from '../../../../ui/identity/Avatar'
import { VisuallyHidden } from '../../../../ui/labels/VisuallyHidden'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import '../home.model'
import { $followed, $isFollowedFailed, followedAsked } from '../inboxChannels.model'
import { channelsList } from '../lists'
import styles from './ChannelChoice.module.css'

/** No channel has this id. */
const all = ''

/** Which of the channels that somebody follows the inbox shows: all of them, or one. */
export function ChannelChoice({ place }: BesideProps) {
  const t = useText()
  const format = useFormat()
  const { followed, isFailed, current, choose, again } = useUnit({
    followed: $followed,
    isFailed: $isFollowedFailed,
    current: channelsList.choice.$current,
    choose: channelsList.choice.chosen,
    again: followedAsked,
  })
  const known = [
    { id: all, name: t('home.channels.all'), notViewed: followed?.notViewed ?? 0 },
    ...(followed?.channels ?? []).map(({ channel, notViewed }) => ({ ...channel, notViewed })),
  ]
  const currentId = current ?? all
  const chosen = (id: string) => choose(id === all ? null : id)
  if (place === 'above') {
    const isKnown = known.some(({ id }) => id === currentId)
    const unknown = { value: currentId, label: t('home.channels.unknown') }
    return (
      <SelectField
        label={t('home.channels.choose')}
        hideLabel
        value={currentId}
        onValueChange={chosen}
        options={[
          ...known.map(({ id, name, notViewed }) => ({
            value: id,
            label:
              notViewed === 0
                ? name
                : t('home.channels.option', { name, left: format.count(notViewed) }),
          })),
          ...(isKnown ? [] : [unknown]),
        ]}
      />
    )
  }
  return (
    <div className={styles.side}>
      <h2 className={styles.title}>{t('home.channels.title')}</h2>
      {followed && (
        <ChoiceList
          label={t('home.channels.title')}
          currentId={currentId}
          onChoose={chosen}
          choices={known.map(({ id, name, notViewed, ...channel }) => ({
            id,
            label: <bdi title={name}>{name}</bdi>,
            icon:
              id === all ? (
                <Icon name="inbox" />
              ) : (
                <Avatar size="xs" seed={id} {...{ name, ...channel }} />
              ),
            count: notViewed > 0 && (
              <span className={styles.count}>
                <span aria-hidden>{format.count(notViewed)}</span>
                <VisuallyHidden>
                  {t('home.channels.left', { left: format.count(notViewed) })}
                </VisuallyHidden>
              </span>
            ),
          }))}
        />
      )}
      {!followed && !isFailed && <Skeleton height={40} />}
      {!followed && isFailed && (
        <div className={styles.failed} role="alert">
          <p>{t('home.channels.failed')}</p>
          <Button onClick={() => again()}>{t('home.channels.again')}</Button>
        </div>
      )}
    </div>
  )
}
