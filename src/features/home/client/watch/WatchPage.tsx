import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Watch } from '../../../../../generated/facts/features/home'
import { useText } from '../../../../browser/text/useText'
import { useKeys } from '../../../../ui/page/useKeys'
import { ViewTabs } from '../../../../ui/page/ViewTabs'
import { About } from './About'
import { Chapters } from './Chapters'
import { $isTheatre } from './choices.model'
import { boxId } from './CommentBox'
import { Comments } from './Comments'
import { $comments, $mayComment, commentChosen } from './comments.model'
import { momentStamped } from './draft.model'
import { Film } from './Film'
import { NextUp } from './NextUp'
import { Transcript } from './Transcript'
import styles from './WatchPage.module.css'

const tabs = ['transcript', 'chapters', 'comments'] as const
type Tab = (typeof tabs)[number]

/** A film, what is said in it and about it, and what is watched next. */
export function WatchPage({ watch }: { watch: Watch }) {
  const t = useText()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [tab, setTab] = useState<Tab>('transcript')
  const { isTheatre, comments, mayComment, stamp, choose } = useUnit({
    isTheatre: $isTheatre,
    comments: $comments,
    mayComment: $mayComment,
    stamp: momentStamped,
    choose: commentChosen,
  })
  const say = () => {
    setTab('comments')
    // The field is there once its tab is.
    requestAnimationFrame(() => document.getElementById(boxId)?.focus())
  }
  useKeys(({ key, hasShift, hasCommand, hasAlt }) => {
    if (!mayComment || !hasShift || hasCommand || hasAlt || key.toLowerCase() !== 'c') return false
    stamp()
    say()
    return true
  })
  const counted = comments && comments.length > 0 ? String(comments.length) : undefined
  return (
    <div className={styles.room}>
      <div className={styles.page} data-theatre={isTheatre || undefined}>
        <div className={styles.film}>
          <Film
            watch={watch}
            onVideo={setVideo}
            onMark={(id) => {
              choose(id)
              setTab('comments')
            }}
          />
        </div>
        <aside className={styles.side} aria-label={t('home.watch.side')}>
          <div className={styles.tabs}>
            <ViewTabs
              label={t('home.watch.side')}
              tabs={tabs.map((id) => ({
                id,
                label: t(`home.watch.tab.${id}`),
                count: id === 'comments' ? counted : undefined,
              }))}
              currentId={tab}
              onChoose={(id) => setTab(id as Tab)}
            />
            {tab === 'transcript' && <Transcript watch={watch} video={video} />}
            {tab === 'chapters' && <Chapters watch={watch} video={video} />}
            {tab === 'comments' && <Comments onAnswer={say} />}
          </div>
        </aside>
        <div className={styles.about}>
          <About watch={watch} />
        </div>
        <div className={styles.next}>
          <NextUp />
        </div>
      </div>
    </div>
  )
}
