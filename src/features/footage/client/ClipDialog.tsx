import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Dialog } from '../../../ui/overlay/Dialog'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { IconButton } from '../../../ui/buttons/IconButton'
import { ClipFacts } from './ClipFacts'
import { ClipFilm } from './ClipFilm'
import {
  $neighbours,
  $openClip,
  $openClipState,
  clipClosed,
  neighbourOpened,
} from './openClip.model'
import { trashAsked } from './trash.model'
import styles from './ClipDialog.module.css'

/** Plays a clip in a dialog over the list. */
export function ClipDialog() {
  const t = useText()
  const { clip, state, neighbours, close, open, trash } = useUnit({
    clip: $openClip,
    state: $openClipState,
    neighbours: $neighbours,
    close: clipClosed,
    open: neighbourOpened,
    trash: trashAsked,
  })
  const title = clip?.title ?? t(state === 'looking' ? 'footage.count.loading' : 'footage.title')
  const { previousId, nextId } = neighbours
  return (
    <Dialog isOpen size="lg" title={title} closeLabel={t('footage.clip.close')} onClose={close}>
      <ClipFilm clip={clip} state={state} />
      {clip && (
        <div className={styles.foot}>
          <ClipFacts clip={clip} />
          <div className={styles.acts}>
            {clip.mayEdit && clip.state !== 'trashed' && (
              <Button
                variant="ghost"
                icon={<Icon name="trash" />}
                onClick={() => trash([clip.clipId])}
              >
                {t('footage.trash.act')}
              </Button>
            )}
            <IconButton
              variant="secondary"
              label={t('footage.clip.previous')}
              icon={<Icon name="chevronLeft" />}
              disabled={!previousId}
              onClick={() => previousId && open(previousId)}
            />
            <IconButton
              variant="secondary"
              label={t('footage.clip.next')}
              icon={<Icon name="chevronRight" />}
              disabled={!nextId}
              onClick={() => nextId && open(nextId)}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}
