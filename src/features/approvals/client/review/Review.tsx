import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { seekTo } from '../../../../ui/media/commands'
import { useKeys } from '../../../../ui/page/useKeys'
import { ViewTabs } from '../../../../ui/page/ViewTabs'
import { ApprovalTab } from './ApprovalTab'
import { CaptionsTab } from './CaptionsTab'
import { $changes, $pair } from './changes.model'
import { ChangesTab } from './ChangesTab'
import { boxId, CommentBox } from './CommentBox'
import { Comments } from './Comments'
import { $counts, $marks, commentChosen } from './comments.model'
import { Dialogs } from './Dialogs'
import { $draft, draftChanged } from './draft.model'
import { ReviewHead } from './ReviewHead'
import styles from './Review.module.css'
import { $tab, tabChosen, tabs, type Tab } from './side.model'
import { type Drawing, Stage } from './Stage'

const usualFps = 30

/** A version, beside what is said about it. */
export function Review({ version }: { version: ProgramVersion }) {
  const t = useText()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [drawing, setDrawing] = useState<Drawing>({ tool: null, colour: 0 })
  const { counts, changes, pair, tab, setTab } = useUnit({
    counts: $counts,
    changes: $changes,
    pair: $pair,
    tab: $tab,
    setTab: tabChosen,
  })
  const fps = pair.timeline?.fps ?? usualFps
  const lead = version.film?.leadMs ?? 0
  const now = () => Math.max(0, Math.round((video?.currentTime ?? 0) * 1000) - lead)
  const seek = (ms: number) => video && seekTo(video, (lead + ms) / 1000)
  const say = () => {
    setTab('comments')
    // The field is there once its tab is.
    requestAnimationFrame(() => document.getElementById(boxId)?.focus())
  }
  useReviewKeys({ now, seek, say })
  const counted = {
    comments: counts.open,
    changes: changes?.length,
    captions: undefined,
    approval: undefined,
  }
  return (
    <div className={styles.review}>
      <ReviewHead version={version} />
      <div className={styles.film}>
        <Stage {...{ version, fps, video, drawing }} onVideo={setVideo} />
      </div>
      <aside className={styles.side} aria-label={t('approvals.review.side')}>
        <ViewTabs
          label={t('approvals.review.side')}
          tabs={tabs.map((id) => ({
            id,
            label: t(`approvals.review.tab.${id}`),
            count: counted[id] === undefined ? undefined : String(counted[id]),
          }))}
          currentId={tab}
          onChoose={(id) => setTab(id as Tab)}
        />
        {tab === 'comments' && (
          <>
            <Comments fps={fps} onSeek={seek} onAnswer={say} />
            <CommentBox
              {...{ fps, now, drawing }}
              onPause={() => video?.pause()}
              onDrawing={setDrawing}
            />
          </>
        )}
        {tab === 'changes' && <ChangesTab fps={fps} onSeek={seek} />}
        {tab === 'captions' && <CaptionsTab {...{ version, video }} leadMs={lead} />}
        {tab === 'approval' && <ApprovalTab />}
      </aside>
      <Dialogs version={version} />
    </div>
  )
}

interface Going {
  now: () => number
  seek: (ms: number) => void
  say: () => void
}

/** C says something, N and P go to the next and the previous comment, X to the next change, I and O mark a range. */
function useReviewKeys({ now, seek, say }: Going): void {
  const { marks, changes, draft, choose, change } = useUnit({
    marks: $marks,
    changes: $changes,
    draft: $draft,
    choose: commentChosen,
    change: draftChanged,
  })
  const toComment = (found: (typeof marks)[number] | undefined) => {
    if (!found) return
    choose(found.comment.commentId)
    seek(found.comment.fromMs ?? 0)
  }
  const acts: Readonly<Record<string, () => void>> = {
    c: say,
    n: () => toComment(marks.find(({ comment }) => (comment.fromMs ?? 0) > now() + 1)),
    p: () => toComment(marks.findLast(({ comment }) => (comment.fromMs ?? 0) < now() - 1)),
    x() {
      const all = changes ?? []
      const next = all.find(({ fromMs }) => fromMs > now() + 1) ?? all[0]
      if (next) seek(next.fromMs)
    },
    i: () => change({ fromMs: now(), toMs: undefined }),
    o() {
      const at = now()
      const fromMs = Math.min(draft.fromMs ?? at, at)
      change({ fromMs, toMs: at > fromMs ? at : undefined })
    },
  }
  useKeys(({ key, hasCommand, hasAlt }) => {
    const act = hasCommand || hasAlt ? undefined : acts[key.toLowerCase()]
    act?.()
    return act !== undefined
  })
}
