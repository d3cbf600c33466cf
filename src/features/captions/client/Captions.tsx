import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { CaptionSet } from '../../../../generated/facts/features/captions'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { CaptionSide } from './CaptionSide'
import styles from './Captions.module.css'
import { languageName, languages } from './languages'
import type { CaptionModels } from './sets/createCaptions'

interface CaptionsProps {
  captions: CaptionModels
  video: HTMLVideoElement | null
  /** How much of what is played comes before the film begins. */
  leadMs?: number
  mayEdit: boolean
  above?: ReactNode
}

/** What is said in a film, by language: read, uploaded, edited beside the player. */
export function Captions({ captions, video, leadMs = 0, mayEdit, above }: CaptionsProps) {
  const t = useText()
  const { sets, lang, isUnread, choose, again } = useUnit({
    sets: captions.$captions,
    lang: captions.$lang,
    isUnread: captions.$isUnread,
    choose: captions.langChosen,
    again: captions.readAgain,
  })
  const known = sets?.map((set) => set.lang) ?? []
  // A language that was just added is listed before anything of it is saved.
  const shown = lang === null || known.includes(lang) ? known : [...known, lang]
  return (
    <section className={styles.captions} aria-label={t('captions.title')}>
      <div className={styles.head}>
        <h3>{t('captions.title')}</h3>
        {mayEdit && sets && (
          <MenuButton
            label={t('captions.language.add')}
            items={languages
              .filter((each) => !shown.includes(each))
              .map((id) => ({ id, label: languageName(id) }))}
            onAction={choose}
          >
            {(trigger) => (
              <Button {...trigger} size="sm" icon={<Icon name="plus" />}>
                {t('captions.language.add')}
              </Button>
            )}
          </MenuButton>
        )}
      </div>
      {!sets && !isUnread && <Skeleton shape="block" height={64} />}
      {!sets && isUnread && (
        <p className={styles.none} role="alert">
          {t('captions.unread')}{' '}
          <Button size="sm" onClick={() => again()}>
            {t('captions.again')}
          </Button>
        </p>
      )}
      {sets && shown.length === 0 && (
        <p className={styles.none}>{t(mayEdit ? 'captions.none.edit' : 'captions.none')}</p>
      )}
      {sets && lang !== null && (
        <div className={styles.body}>
          <ul className={styles.languages}>
            {shown.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className={styles.language}
                  aria-current={each === lang || undefined}
                  onClick={() => choose(each)}
                >
                  <strong lang={each}>{languageName(each)}</strong>
                  <VersionLine versions={sets.find((set) => set.lang === each)?.versions ?? []} />
                </button>
              </li>
            ))}
          </ul>
          <CaptionSide {...{ captions, video, leadMs, mayEdit, above }} />
        </div>
      )}
    </section>
  )
}

type Versions = CaptionSet['versions']

function VersionLine({ versions: [latest] }: { versions: Versions }) {
  const t = useText()
  return (
    <span className={styles.detail}>
      {latest
        ? t(`captions.version.${latest.source}`, { version: String(latest.versionNo) })
        : t('captions.version.notYet')}
    </span>
  )
}
