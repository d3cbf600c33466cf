import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { CaptionEditor, FileMending, languageName } from '../../captions/client'
import { importCaptionsFx } from './captionCalls'
import { CaptionBar } from './CaptionBar'
import { $mending, mendingLeft, mendingTyped, mendingUsed } from './captionFiles.model'
import {
  $draft,
  $isBehind,
  cueChosen,
  cuesEdited,
  editsDropped,
  editUndone,
  saveAsked,
  saveOverAsked,
} from './captions.model'
import type { Clip } from './clip'
import styles from './ClipCaptions.module.css'

interface CaptionSideProps {
  clip: Clip
  video: HTMLVideoElement | null
  mayEdit: boolean
}

/** The language that is looked at: its cues, or the file that is mended for it. */
export function CaptionSide({ clip, video, mayEdit }: CaptionSideProps) {
  const t = useText()
  const { draft, mending, isSending, isBehind, isOnline, ...act } = useUnit({
    draft: $draft,
    mending: $mending,
    isSending: importCaptionsFx.pending,
    isBehind: $isBehind,
    isOnline: $isOnline,
    type: mendingTyped,
    use: mendingUsed,
    cancel: mendingLeft,
    edit: cuesEdited,
    go: cueChosen,
    undo: editUndone,
    save: saveAsked,
    saveOver: saveOverAsked,
    drop: editsDropped,
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
      <CaptionBar {...{ draft, mayEdit }} />
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
      <CaptionEditor
        key={`${draft.clipId} ${draft.lang}`}
        label={t('captions.editor', { language: languageName(draft.lang) })}
        editing={draft.editing}
        video={video}
        leadMs={clip.leadMs ?? 0}
        isReadOnly={!mayEdit}
        onEdit={act.edit}
        onGo={act.go}
        onUndo={() => act.undo()}
        onSave={() => act.save()}
      />
    </div>
  )
}
