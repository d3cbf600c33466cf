import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { OfferedItem, PreparedOrder } from '../../../../../generated/facts/features/pro-edits'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { DayField } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Checkbox } from '../../../../ui/fields/Checkbox'
import { Switch } from '../../../../ui/fields/Switch'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { $isSending, orderSent } from '../send.model'
import styles from '../Send.module.css'

const keyOf = ({ kind, id }: OfferedItem) => `${kind} ${id}`

/** What is wanted, by when, and what editors are given for it: all there is, unless it is taken out. */
export function SendForm({ prepared }: { prepared: PreparedOrder }) {
  const t = useText()
  const { isSending, send } = useUnit({ isSending: $isSending, send: orderSent })
  const [title, setTitle] = useState(prepared.title)
  const [brief, setBrief] = useState('')
  const [dueOn, setDueOn] = useState('')
  const [isRush, setRush] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { items, isDraft } = prepared
  const given = items.filter((item) => !left.has(keyOf(item)))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({
          title,
          brief,
          priority: isRush ? 'rush' : 'normal',
          ...(dueOn && { dueOn }),
          items: given.map(({ kind, id }) => ({ kind, id })),
        })
      }}
    >
      <TextField
        label={t('proEdits.sending.name')}
        required
        maxLength={200}
        value={title}
        onValueChange={setTitle}
      />
      <TextArea
        label={t('proEdits.sending.brief')}
        hint={t('proEdits.sending.briefHelp')}
        rows={6}
        maxLength={5000}
        value={brief}
        onValueChange={setBrief}
      />
      <DayField
        label={t('proEdits.sending.due')}
        hint={t('proEdits.sending.dueHelp')}
        value={dueOn}
        onValueChange={setDueOn}
      />
      <Switch label={t('proEdits.sending.rush')} isOn={isRush} onChange={setRush} />
      <fieldset className={styles.items}>
        <legend className={styles.heading}>{t('proEdits.sending.items')}</legend>
        <p className={styles.small}>
          {t(items.length > 0 ? 'proEdits.sending.itemsText' : 'proEdits.sending.noItems')}
        </p>
        {items.map((item) => (
          <Offered
            key={keyOf(item)}
            item={item}
            isGiven={!left.has(keyOf(item))}
            onChange={(isGiven) => setLeft(withOr(left, keyOf(item), !isGiven))}
          />
        ))}
      </fieldset>
      {isDraft && <InlineNotice tone="info">{t('proEdits.sending.draftText')}</InlineNotice>}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" pending={isSending} disabled={title.trim() === ''}>
          {t(isDraft ? 'proEdits.sending.draft' : 'proEdits.sending.send')}
        </Button>
      </div>
    </form>
  )
}

function withOr(all: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const others = [...all].filter((each) => each !== key)
  return new Set(isIn ? [...others, key] : others)
}

interface OfferedProps {
  item: OfferedItem
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}

function Offered({ item, isGiven, onChange }: OfferedProps) {
  const t = useText()
  const format = useFormat()
  const { kind, name, posterUrl, durationMs } = item
  const facts = [
    t(`proEdits.page.kind.${kind}`),
    durationMs !== undefined && format.duration(durationMs),
  ]
  return (
    <div className={styles.item}>
      <Checkbox
        checked={isGiven}
        onCheckedChange={onChange}
        label={
          <span className={styles.offered}>
            <PosterImage size="row" {...(posterUrl && { url: posterUrl })} />
            <span className={styles.words}>
              <bdi>{name}</bdi>
              <span className={styles.small}>{facts.filter(Boolean).join(', ')}</span>
            </span>
          </span>
        }
      />
    </div>
  )
}
