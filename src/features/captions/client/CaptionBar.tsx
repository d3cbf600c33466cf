import { useUnit } from 'effector-react'
import type { CaptionSet } from '../../../../generated/facts/features/captions'
import { $isOnline } from '../../../browser/network'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { UploadButton } from '../../../ui/drop/UploadButton'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { formats } from '../cue'
import type { CaptionModels } from './sets/createCaptions'
import type { Draft } from './sets/createSets'
import styles from './Captions.module.css'

interface CaptionBarProps {
  captions: CaptionModels
  draft: Draft
  mayEdit: boolean
}

/** What is done with the captions of one language as a whole. */
export function CaptionBar({ captions, draft, mayEdit }: CaptionBarProps) {
  const t = useText()
  const { isChanged, isOnline, isSaving, isSending, set, ...act } = useUnit({
    isChanged: captions.$isChanged,
    isOnline: $isOnline,
    isSaving: captions.saveFx.pending,
    isSending: captions.importFx.pending,
    set: captions.$set,
    undo: captions.editUndone,
    drop: captions.editsDropped,
    save: captions.saveAsked,
    upload: captions.fileChosen,
  })
  return (
    <div className={styles.bar}>
      <span className={styles.detail}>
        {t('captions.count', { count: draft.editing.cues.length })}
      </span>
      {mayEdit && !isChanged && (
        <UploadButton
          size="sm"
          isSingle
          accept=".vtt,.srt"
          pending={isSending}
          disabled={!isOnline}
          onFiles={([file]) => file && act.upload(file)}
        >
          {t('captions.file.upload')}
        </UploadButton>
      )}
      {isChanged && (
        <>
          <IconButton
            label={t('captions.undo')}
            icon={<Icon name="undo" />}
            onClick={() => act.undo()}
          />
          <Button size="sm" variant="ghost" onClick={() => act.drop()}>
            {t('captions.discard')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            pending={isSaving}
            disabled={!isOnline}
            onClick={() => act.save()}
          >
            {t('captions.save')}
          </Button>
        </>
      )}
      {set && <MoreMenu {...{ captions, set, mayEdit, isChanged }} />}
    </div>
  )
}

interface MoreMenuProps {
  captions: CaptionModels
  set: CaptionSet
  mayEdit: boolean
  isChanged: boolean
}

function MoreMenu({ captions, set, mayEdit, isChanged }: MoreMenuProps) {
  const t = useText()
  const format = useFormat()
  const { download, bringBack, remove } = useUnit({
    download: captions.downloadAsked,
    bringBack: captions.broughtBack,
    remove: captions.removed,
  })
  const does = (id: string) => {
    const [what, which = ''] = id.split(' ')
    if (what === 'version') bringBack(Number(which))
    else if (what === 'remove') remove()
    else download(what === 'srt' ? 'srt' : 'vtt')
  }
  const earlier = set.versions.slice(1).map(({ versionNo, source, savedBy, savedAt }) => ({
    id: `version ${versionNo}`,
    label: t('captions.bringBack', { version: String(versionNo) }),
    detail: [
      t(`captions.version.${source}`, { version: String(versionNo) }),
      savedBy?.name,
      format.age(savedAt),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: <Icon name="undo" />,
  }))
  const removal = {
    id: 'remove',
    label: t('captions.remove'),
    icon: <Icon name="trash" />,
    isDanger: true,
  }
  const sections = [
    {
      id: 'files',
      items: formats.map((id) => ({
        id,
        label: t(`captions.download.${id}`),
        icon: <Icon name="download" />,
      })),
    },
    // What was typed and not saved would be lost.
    ...(mayEdit && !isChanged && earlier.length > 0
      ? [{ id: 'versions', title: t('captions.versions'), items: earlier }]
      : []),
    ...(mayEdit && !isChanged ? [{ id: 'removal', items: [removal] }] : []),
  ]
  return (
    <MenuButton label={t('captions.more')} sections={sections} onAction={does}>
      {(trigger) => (
        <IconButton {...trigger} label={t('captions.more')} icon={<Icon name="more" />} />
      )}
    </MenuButton>
  )
}
