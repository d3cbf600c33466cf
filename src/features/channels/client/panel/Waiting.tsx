import { useUnit } from 'effector-react'
import type { ListChannelsRow } from '../../../../../generated/facts/features/channels'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Avatar } from '../../../../ui/identity/Avatar'
import { $isActing, $waiting, peopleAct } from '../people.model'
import styles from './Panel.module.css'

/** Who asks to be let in. */
export function Waiting({ channel }: { channel: ListChannelsRow }) {
  const t = useText()
  const format = useFormat()
  const { waiting, isActing, act } = useUnit({
    waiting: $waiting,
    isActing: $isActing,
    act: peopleAct,
  })
  const people = waiting?.people ?? []
  if (people.length === 0 || !channel.may.includes('letIn')) return null
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('channels.people.waiting')}</h3>
        {people.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            pending={isActing}
            onClick={() => act({ act: 'letIn', people: people.map(({ person }) => person) })}
          >
            {t('channels.people.letInAll')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {people.map(({ person, roles, askedAt }) => (
          <li key={person.id} className={styles.line}>
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
              <span className={styles.under}>
                {t('channels.people.asked', {
                  roles: roles.map((role) => t(`channels.people.role.${role}`)).join(', '),
                  age: format.age(askedAt),
                })}
              </span>
            </div>
            <Button
              size="sm"
              aria-label={`${t('channels.people.decline')}: ${person.name}`}
              onClick={() => act({ act: 'decline', people: [person] })}
            >
              {t('channels.people.decline')}
            </Button>
            <Button
              size="sm"
              variant="primary"
              aria-label={`${t('channels.people.letIn')}: ${person.name}`}
              onClick={() => act({ act: 'letIn', people: [person] })}
            >
              {t('channels.people.letIn')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
