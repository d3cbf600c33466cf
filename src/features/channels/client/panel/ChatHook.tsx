import { useUnit } from 'effector-react'
import type {
  ChatHook as Hook,
  ListChannelsRow,
} from '../../../../../generated/facts/features/channels'
import { $isOnline } from '../../../../browser/network'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { SelectField } from '../../../../ui/fields/SelectField'
import { TextField } from '../../../../ui/fields/TextField'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { chatKinds } from '../../chatHook'
import {
  $hook,
  $isChatFailed,
  $isRemovingChat,
  $isSavingChat,
  $isTesting,
  $kind,
  $url,
  chatKindChosen,
  chatReadAgain,
  chatRemoved,
  chatSaved,
  chatTested,
  chatUrlTyped,
} from '../chat.model'
import styles from './Panel.module.css'

/** The team chat in which posts are told. */
export function ChatHook({ channel }: { channel: ListChannelsRow }) {
  const t = useText()
  const { hook, isFailed, again } = useUnit({
    hook: $hook,
    isFailed: $isChatFailed,
    again: chatReadAgain,
  })
  if (!channel.may.includes('edit')) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('channels.chat.title')}</h3>
      <p className={styles.note}>{t('channels.chat.text')}</p>
      {hook === null && !isFailed && <Skeleton width="100%" height={64} />}
      {hook === null && isFailed && (
        <InlineNotice
          tone="danger"
          actions={
            <Button size="sm" onClick={() => again()}>
              {t('channels.chat.retry')}
            </Button>
          }
        >
          {t('channels.chat.failed')}
        </InlineNotice>
      )}
      {hook === undefined && <Connect />}
      {hook && <Connected hook={hook} />}
    </section>
  )
}

function Connect() {
  const t = useText()
  // Not `kind`: by that name Effector knows units.
  const { chosen, url, isSaving, isOnline } = useUnit({
    chosen: $kind,
    url: $url,
    isSaving: $isSavingChat,
    isOnline: $isOnline,
  })
  const { choose, type, save } = useUnit({
    choose: chatKindChosen,
    type: chatUrlTyped,
    save: chatSaved,
  })
  return (
    <>
      <SelectField
        label={t('channels.chat.kind')}
        value={chosen}
        options={chatKinds.map((value) => ({ value, label: t(`channels.chat.kinds.${value}`) }))}
        onValueChange={choose}
      />
      <TextField
        label={t('channels.chat.url')}
        hint={t('channels.chat.hint')}
        value={url}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        onValueChange={type}
      />
      <div>
        <Button pending={isSaving} disabled={!isOnline || url.trim() === ''} onClick={() => save()}>
          {t('channels.chat.save')}
        </Button>
      </div>
    </>
  )
}

function Connected({ hook: { kind, host, toldAt, fault } }: { hook: Hook }) {
  const t = useText()
  const format = useFormat()
  const { isTesting, isRemoving, isOnline, test, remove } = useUnit({
    isTesting: $isTesting,
    isRemoving: $isRemovingChat,
    isOnline: $isOnline,
    test: chatTested,
    remove: chatRemoved,
  })
  return (
    <>
      {fault && <InlineNotice tone="warn">{t(`channels.chat.fault.${fault}`)}</InlineNotice>}
      <div className={styles.line}>
        <div className={styles.words}>
          <span className={styles.name}>
            {t('channels.chat.there', { kind: t(`channels.chat.kinds.${kind}`), host })}
          </span>
          <output className={styles.under}>
            {toldAt
              ? t('channels.chat.toldAt', { age: format.age(toldAt) })
              : t('channels.chat.never')}
          </output>
        </div>
        <Button size="sm" pending={isTesting} disabled={!isOnline} onClick={() => test()}>
          {t('channels.chat.test')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          pending={isRemoving}
          disabled={!isOnline}
          onClick={() => remove()}
        >
          {t('channels.chat.remove')}
        </Button>
      </div>
    </>
  )
}
