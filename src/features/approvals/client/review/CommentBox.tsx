import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { listPeople } from '../../../../../generated/facts/features/directory'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { TextArea } from '../../../../ui/fields/TextArea'
import { Icon, type IconName } from '../../../../ui/icons/Icon'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { $comments } from './comments.model'
import {
  $draft,
  $isSending,
  $isUnsent,
  $maySend,
  draftChanged,
  draftDropped,
  draftSent,
  strokeUndone,
} from './draft.model'
import { frameTime } from './frameTime'
import styles from './Comments.module.css'
import type { Tool } from './Pad'
import type { Drawing } from './Stage'

const people = createOptionList(listPeople, 'userId')
const tools: ReadonlyArray<readonly [Tool, IconName]> = [
  ['pen', 'edit'],
  ['arrow', 'externalLink'],
  ['box', 'square'],
]
const colours = [0, 1, 2, 3] as const

interface CommentBoxProps {
  fps: number
  /** Where the film stands, in milliseconds. */
  now: () => number
  onPause: () => void
  drawing: Drawing
  onDrawing: (drawing: Drawing) => void
}

export const boxId = 'review-comment'

/** What is being said. Typing holds the film and takes its moment. */
export function CommentBox({ fps, now, onPause, drawing, onDrawing }: CommentBoxProps) {
  const t = useText()
  const { draft, comments, isSending, isUnsent, maySend, change, drop, send } = useUnit({
    draft: $draft,
    comments: $comments,
    isSending: $isSending,
    isUnsent: $isUnsent,
    maySend: $maySend,
    change: draftChanged,
    drop: draftDropped,
    send: draftSent,
  })
  const answered = comments.find(({ commentId }) => commentId === draft.parentId)
  const type = (body: string) => {
    const isFirst = draft.body === '' && draft.fromMs === undefined && !draft.parentId
    if (isFirst) onPause()
    change({ body, ...(isFirst && { fromMs: now() }) })
  }
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {answered && (
        <p className={styles.answering}>
          {t('approvals.review.answering', { name: answered.author.name })}
          <IconButton
            icon={<Icon name="close" />}
            label={t('approvals.review.answerNot')}
            onClick={() => change({ parentId: undefined })}
          />
        </p>
      )}
      {draft.fromMs !== undefined && (
        <p className={styles.stamp}>
          <span className={styles.time}>
            {frameTime(draft.fromMs, fps)}
            {draft.toMs !== undefined && ` – ${frameTime(draft.toMs, fps)}`}
          </span>
          <IconButton
            icon={<Icon name="close" />}
            label={t('approvals.review.noTime')}
            onClick={() =>
              change({ fromMs: undefined, toMs: undefined, versionId: undefined, drawing: [] })
            }
          />
        </p>
      )}
      <TextArea
        id={boxId}
        label={t('approvals.review.say')}
        hideLabel
        placeholder={t('approvals.review.say')}
        maxLength={2_000}
        value={draft.body}
        readOnly={isSending}
        onValueChange={type}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send()
        }}
      />
      {isUnsent && <InlineNotice tone="warn">{t('approvals.review.unsent')}</InlineNotice>}
      <DrawTools {...{ drawing, onDrawing, onPause }} strokes={draft.drawing.length} />
      <div className={styles.foot}>
        <Mentions />
        {(draft.body !== '' || draft.drawing.length > 0) && (
          <Button variant="ghost" onClick={() => drop()}>
            {t('approvals.review.drop')}
          </Button>
        )}
        <Button type="submit" variant="primary" pending={isSending} disabled={!maySend}>
          {t('approvals.review.send')}
        </Button>
      </div>
    </form>
  )
}

function DrawTools({
  drawing,
  onDrawing,
  onPause,
  strokes,
}: Pick<CommentBoxProps, 'drawing' | 'onDrawing' | 'onPause'> & { strokes: number }) {
  const t = useText()
  const undo = useUnit(strokeUndone)
  return (
    <fieldset className={styles.tools} aria-label={t('approvals.review.draw')}>
      {tools.map(([tool, icon]) => (
        <IconButton
          key={tool}
          icon={<Icon name={icon} />}
          label={t(`approvals.review.tool.${tool}`)}
          aria-pressed={drawing.tool === tool}
          onClick={() => {
            onPause()
            onDrawing({ ...drawing, tool: drawing.tool === tool ? null : tool })
          }}
        />
      ))}
      {drawing.tool &&
        colours.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles.colour}
            data-colour={colour}
            aria-pressed={drawing.colour === colour}
            aria-label={t('approvals.review.colour', { no: colour + 1 })}
            onClick={() => onDrawing({ ...drawing, colour })}
          />
        ))}
      {strokes > 0 && (
        <IconButton
          icon={<Icon name="undo" />}
          label={t('approvals.review.undoStroke')}
          onClick={() => undo()}
        />
      )}
    </fieldset>
  )
}

function Mentions() {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { draft, change } = useUnit({ draft: $draft, change: draftChanged })
  if (!isOpen && draft.mentions.length === 0) {
    return (
      <Button variant="ghost" icon={<Icon name="users" />} onClick={() => setOpen(true)}>
        {t('approvals.review.mention')}
      </Button>
    )
  }
  return (
    <div className={styles.mentions}>
      <OptionPicker
        look={{ id, label: t('approvals.review.mention'), hideLabel: true }}
        list={people}
        picked={draft.mentions}
        onPickedChange={(picked) =>
          change({ mentions: picked.map(({ id: userId, name }) => ({ id: userId, name })) })
        }
      />
    </div>
  )
}
