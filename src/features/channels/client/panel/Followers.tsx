import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { ListChannelsRow, Subscriber } from '../../../../../generated/facts/features/channels'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { SearchField } from '../../../../ui/fields/SearchField'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Icon } from '../../../../ui/icons/Icon'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import {
  $followers,
  $isFailed,
  $search,
  morePeopleAsked,
  peopleAct,
  peopleReadAgain,
  peopleSearched,
} from '../people.model'
import { AddPeople } from './AddPeople'
import styles from './Panel.module.css'

/** So few are seen at a glance. */
const fewPeople = 8

export function Followers({ channel }: { channel: ListChannelsRow }) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const { read, search, find } = useUnit({
    read: $followers,
    search: $search,
    find: peopleSearched,
  })
  const mayAdd = channel.may.includes('letIn') && channel.state === 'active'
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {t('channels.people.subscribers')}
          <span className={styles.count}>{channel.subscribers}</span>
        </h3>
        {mayAdd && (
          <Button icon={<Icon name="addPerson" />} onClick={() => setAdding(true)}>
            {t('channels.people.add')}
          </Button>
        )}
      </div>
      {(channel.subscribers > fewPeople || search !== '') && (
        <SearchField
          label={t('channels.people.find')}
          clearLabel={t('channels.people.clear')}
          maxLength={200}
          value={search}
          onValueChange={find}
        />
      )}
      <FollowerList />
      {isAdding && <AddPeople channel={channel} onClose={() => setAdding(false)} />}
      {read === null && <Skeleton width="60%" />}
    </section>
  )
}

function FollowerList() {
  const t = useText()
  const { read, search, isFailed, again, more } = useUnit({
    read: $followers,
    search: $search,
    isFailed: $isFailed,
    again: peopleReadAgain,
    more: morePeopleAsked,
  })
  if (isFailed)
    return (
      <p className={styles.note}>
        {t('channels.people.failed')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('channels.people.retry')}
        </Button>
      </p>
    )
  if (read === null) return null
  if (read.people.length === 0)
    return (
      <p className={styles.note}>
        {t(search === '' ? 'channels.people.none' : 'channels.people.noneFound')}
      </p>
    )
  return (
    <>
      <ul className={styles.list}>
        {read.people.map((follower) => (
          <FollowerLine key={follower.person.id} follower={follower} />
        ))}
      </ul>
      {read.next !== undefined && (
        <Button onClick={() => more()}>{t('channels.people.more')}</Button>
      )}
    </>
  )
}

function FollowerLine({ follower }: { follower: Subscriber }) {
  const t = useText()
  const format = useFormat()
  const act = useUnit(peopleAct)
  const { person, roles, source, isOwner, joinedAt } = follower
  const how = t(`channels.people.source.${source}`, { day: joinedAt ? format.day(joinedAt) : '' })
  const what = isOwner
    ? [t('channels.people.owner')]
    : roles.map((role) => t(`channels.people.role.${role}`))
  const label = t('channels.people.acts', { name: person.name })
  return (
    <li className={styles.line}>
      <Avatar
        size="sm"
        name={person.name}
        seed={person.id}
        {...(person.pictureUrl && { pictureUrl: person.pictureUrl })}
      />
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{person.name}</bdi>
        </span>
      </div>
      <span className={styles.under}>{[...what, how].join(', ')}</span>
      <MenuButton
        label={label}
        placement="bottom end"
        items={[
          {
            id: 'remove',
            label: t('channels.people.remove'),
            icon: <Icon name="deactivate" />,
          },
        ]}
        onAction={() => act({ act: 'remove', people: [person] })}
      >
        {(trigger) => (
          <IconButton {...trigger} size="sm" label={label} icon={<Icon name="more" />} />
        )}
      </MenuButton>
    </li>
  )
}
