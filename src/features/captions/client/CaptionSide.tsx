import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { CaptionBar } from './CaptionBar'
import { CaptionEditor } from './CaptionEditor'
import styles from './Captions.module.css'
import { FileMending } from './FileMending'
import { languageName } from './languages'
import type { CaptionModels } from './sets/createCaptions'

interface CaptionSideProps {
  captions: CaptionModels
  video: HTMLVideoElement | null
  leadMs: number
  mayEdit: boolean
  /** Told above what is said. */
  above?: ReactNode
}

/** The language that is looked at: its cues, or the file that is mended for it. */
export function CaptionSide({ captions, video, leadMs, mayEdit, above }: CaptionSideProps) {
  const t = useText()
  const { draft, mending, isSending, isBehind, isOnline, ...act } = useUnit({
    draft: captions.$draft,
    mending: captions.$mending,
    isSending: captions.importFx.pending,
    isBehind: captions.$isBehind,
    isOnline: $isOnline,
    type: captions.mendingTyped,
    use: captions.mendingUsed,
    cancel: captions.mendingLeft,
    edit: captions.cuesEdited,
    go: captions.cueChosen,
    undo: captions.editUndone,
    save: captions.saveAsked,
    saveOver: captions.saveOverAsked,
    drop: captions.editsDropped,
  })
  if (!draft) return null
  if (mending && mayEdit)
    return (
      <FileMending
        name={mending.name}
        text={mending.text}
        isPending={isSending}
        onType={act.type}
        onUse={() => act.use()}
        onCancel={() => act.cancel()}
      />
    )
  return (
    <div className={styles.side}>
      <CaptionBar {...{ captions, draft, mayEdit }} />
      {!isOnline && mayEdit && <InlineNotice tone="info">{t('captions.offline')}</InlineNotice>}
      {isBehind && (
        <InlineNotice
          tone="warn"
          actions={
            <>
              <Button size="sm" onClick={() => act.saveOver()}>
                {t('captions.behind.mine')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => act.drop()}>
                {t('captions.behind.theirs')}
              </Button>
            </>
          }
        >
          {t('captions.behind')}
        </InlineNotice>
      )}
      {above}
      <CaptionEditor
        key={`${draft.filmId} ${draft.lang}`}
        label={t('captions.editor', { language: languageName(draft.lang) })}
        editing={draft.editing}
        video={video}
        leadMs={leadMs}
        isReadOnly={!mayEdit}
        onEdit={act.edit}
        onGo={act.go}
        onUndo={() => act.undo()}
        onSave={() => act.save()}
      />
    </div>
  )
}
