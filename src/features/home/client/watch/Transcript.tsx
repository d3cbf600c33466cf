import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Watch } from '../../../../../generated/facts/features/home'
import { useText } from '../../../../browser/text/useText'
import { foldText } from '../../../../kit/foldText'
import { SearchField } from '../../../../ui/fields/SearchField'
import { SelectField } from '../../../../ui/fields/SelectField'
import { CueList } from '../../../../ui/media/CueList'
import { $tracks } from './choices.model'
import { jumped } from './jump.model'
import styles from './Side.module.css'

interface TranscriptProps {
  watch: Watch
  video: HTMLVideoElement | null
}

/** What is said in the film: it is searched, and a press on a line plays it. */
export function Transcript({ watch, video }: TranscriptProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [lang, setLang] = useState('')
  const { tracks, jump } = useUnit({ tracks: $tracks, jump: jumped })
  const track = tracks.find((each) => each.lang === lang) ?? tracks[0]
  const cues = track?.cues
  if (!cues) return <p className={styles.none}>{t('home.watch.transcript.none')}</p>
  const wanted = foldText(search.trim())
  const found =
    wanted === '' ? undefined : cues.filter(({ text }) => foldText(text).includes(wanted))
  return (
    <div className={styles.panel}>
      <SearchField
        label={t('home.watch.transcript.search')}
        clearLabel={t('home.watch.transcript.clear')}
        value={search}
        onValueChange={setSearch}
      />
      {tracks.length > 1 && (
        <SelectField
          label={t('home.watch.transcript.language')}
          hideLabel
          value={track.lang}
          options={tracks.map((each) => ({ value: each.lang, label: each.label }))}
          onValueChange={setLang}
        />
      )}
      {found?.length === 0 && (
        <output className={styles.none}>{t('home.watch.transcript.noHit')}</output>
      )}
      <CueList
        key={track.lang}
        label={t('home.watch.tab.transcript')}
        followLabel={t('home.watch.transcript.follow')}
        leadMs={watch.film?.leadMs ?? 0}
        lang={track.lang}
        {...{ video, cues, found }}
        onSeek={(toMs) => jump({ toMs })}
      />
    </div>
  )
}
