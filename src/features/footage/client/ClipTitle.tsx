import { useStoreMap, useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../browser/text/useText'
import type { Card } from './card'
import { longestTitle, renameLeft, renameSaved, $renamedId } from './rename.model'
import styles from './ClipTitle.module.css'

/** The title, or an input while it is being renamed. */
export function ClipTitle({ card }: { card: Card }) {
  const isRenamed = useStoreMap({
    store: $renamedId,
    keys: [card.id],
    fn: (renamedId, [id]) => renamedId === id,
  })
  if (isRenamed) return <TitleBox clipId={card.id} title={card.title} />
  return (
    <div className={styles.title} title={card.title}>
      <bdi>{card.title}</bdi>
    </div>
  )
}

/** Enter or leaving the input saves; Escape keeps the old title. */
function TitleBox({ clipId, title }: { clipId: string; title: string }) {
  const t = useText()
  const { save, leave } = useUnit({ save: renameSaved, leave: renameLeft })
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save({ clipId, title: event.currentTarget.value })
    else leave()
  }
  return (
    <input
      ref={takeFocus}
      type="text"
      className={styles.box}
      aria-label={t('footage.rename.label')}
      defaultValue={title}
      maxLength={longestTitle}
      autoComplete="off"
      onKeyDown={keyDown}
      onBlur={({ currentTarget: box }) => box.dataset.ready && save({ clipId, title: box.value })}
    />
  )
}

/**
 * A closing menu returns the focus to its button one frame later, so the input takes it after that.
 */
function takeFocus(box: HTMLInputElement | null) {
  if (!box) return
  const take = () => {
    box.select()
    box.focus()
    box.dataset.ready = 'true'
  }
  requestAnimationFrame(() => requestAnimationFrame(take))
}
