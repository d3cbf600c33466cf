import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { nameOf } from '../nameOf'
import { changeText, refusalText } from '../../timeline'
import styles from './TemplateUpdate.module.css'
import {
  $isLooking,
  $newer,
  $update,
  updateClosed,
  updateLooked,
  updateTaken,
} from './update.model'

/** The template has a newer version: nothing changes before somebody has seen what it changes. */
export function TemplateUpdate() {
  const t = useText()
  const { newer, isLooking, look } = useUnit({
    newer: $newer,
    isLooking: $isLooking,
    look: updateLooked,
  })
  if (!newer) return null
  const { name, versionNo } = newer
  return (
    <>
      <InlineNotice
        tone="info"
        actions={
          <Button pending={isLooking} onClick={() => look()}>
            {t('programs.update.look')}
          </Button>
        }
      >
        {t('programs.update.newer', { name, version: String(versionNo) })}
      </InlineNotice>
      <Offer title={t('programs.update.title', { version: String(versionNo) })} />
    </>
  )
}

function Offer({ title }: { title: string }) {
  const t = useText()
  const { update, take, close } = useUnit({
    update: $update,
    take: updateTaken,
    close: updateClosed,
  })
  if (!update) return null
  const { changes, refused, facts } = update
  return (
    <Dialog
      isOpen
      size="md"
      title={title}
      closeLabel={t('programs.update.cancel')}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{t('programs.update.cancel')}</Button>
          <Button variant="primary" disabled={refused !== null} onClick={() => take()}>
            {t('programs.update.take')}
          </Button>
        </>
      }
    >
      {refused ? (
        <InlineNotice tone="warn">{t(refusalText(refused))}</InlineNotice>
      ) : (
        <p>{t(changes.length > 0 ? 'programs.update.kept' : 'programs.update.same')}</p>
      )}
      <ul className={styles.changes}>
        {changes.map(({ kind, pair }, at) => {
          const block = (pair?.is ?? pair?.was)?.block
          return (
            // oxlint-disable-next-line react/no-array-index-key -- changes stay in their order
            <li key={at}>
              <span>{block ? nameOf(block, facts, t) : t('programs.update.whole')}</span>
              <strong>{t(changeText(kind))}</strong>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
