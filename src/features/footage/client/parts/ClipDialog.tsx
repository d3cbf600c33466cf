import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import type { OpenProps } from '../../../../screens/client'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { lazyPart } from '../../../../ui/lazyPart'
import type { Clip } from '../clip'
import { ClipFacts } from '../ClipFacts'
import { footageList } from '../footageList'
import styles from './ClipDialog.module.css'

/** The player is loaded only when a clip is opened. */
const ClipFilm = lazyPart(async () => (await import('../ClipFilm')).ClipFilm)

/** Plays a clip in a dialog over the list. */
export function ClipDialog({ row, form }: OpenProps<Clip>) {
  const t = useText()
  const { state, neighbours, act, close, move } = useUnit({
    state: form.$state,
    neighbours: footageList.$neighbours,
    act: form.rows.actionAsked,
    close: form.rows.rowClosed,
    move: form.rows.neighbourOpened,
  })
  const clip = state === 'missing' ? null : row
  const title = clip?.title ?? t(state === 'looking' ? 'screens.list.loading' : 'footage.title')
  const trash = (id: string) => {
    act({ action: 'trash', selection: { ids: [id] } })
    close()
  }
  return (
    <Dialog isOpen size="lg" title={title} closeLabel={t('footage.clip.close')} onClose={close}>
      <ClipFilm clip={clip} state={state} />
      {clip && (
        <div className={styles.foot}>
          <ClipFacts clip={clip} />
          <div className={styles.acts}>
            {clip.may.includes('trash') && (
              <Button
                variant="ghost"
                icon={<Icon name="trash" />}
                onClick={() => trash(clip.clipId)}
              >
                {t('footage.footage.action.trash')}
              </Button>
            )}
            <IconButton
              variant="secondary"
              label={t('footage.clip.previous')}
              icon={<Icon name="chevronLeft" />}
              disabled={neighbours.previous === undefined}
              onClick={() => move('previous')}
            />
            <IconButton
              variant="secondary"
              label={t('footage.clip.next')}
              icon={<Icon name="chevronRight" />}
              disabled={neighbours.next === undefined}
              onClick={() => move('next')}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}
