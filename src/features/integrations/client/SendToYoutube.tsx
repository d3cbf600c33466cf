import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextArea } from '../../../ui/fields/TextArea'
import { TextField } from '../../../ui/fields/TextField'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { Dialog } from '../../../ui/overlay/Dialog'
import styles from './Integrations.module.css'
import {
  $draft,
  $isReady,
  $isSending,
  $program,
  draftEdited,
  hasBrackets,
  sendingClosed,
  sendPressed,
} from './sending.model'

const privacies = ['private', 'unlisted', 'public'] as const

/** What a program is called at YouTube, and who sees it there. */
export function SendToYoutube() {
  const t = useText()
  const format = useFormat()
  const { program, isReady, isSending, isOnline, send, close } = useUnit({
    program: $program,
    isReady: $isReady,
    isSending: $isSending,
    isOnline: $isOnline,
    send: sendPressed,
    close: sendingClosed,
  })
  if (!program) return null
  return (
    <Dialog
      isOpen
      size="md"
      title={t('integrations.youtube.send.title', { title: program.title })}
      closeLabel={t('integrations.cancel')}
      onClose={() => close()}
      actions={
        <Button
          variant="primary"
          pending={isSending}
          disabled={!isReady || !isOnline}
          onClick={() => send()}
        >
          {t('integrations.youtube.send.send')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {program.isThere && (
          <InlineNotice tone="info">{t('integrations.youtube.send.there')}</InlineNotice>
        )}
        <span className={styles.quiet}>
          {t('integrations.youtube.send.facts', {
            version: String(program.versionNo),
            length: format.duration(program.durationMs),
            size: format.bytes(program.bytes),
          })}
        </span>
        <Fields />
      </div>
    </Dialog>
  )
}

function Fields() {
  const t = useText()
  const { draft, edit } = useUnit({ draft: $draft, edit: draftEdited })
  if (!draft) return null
  const { title, description, privacy, isForKids, isSynthetic } = draft
  return (
    <>
      <TextField
        label={t('integrations.youtube.send.name')}
        value={title}
        maxLength={100}
        error={hasBrackets(draft) ? t('integrations.youtube.send.brackets') : undefined}
        onValueChange={(value) => edit({ title: value })}
      />
      <TextArea
        label={t('integrations.youtube.send.description')}
        value={description}
        maxLength={5000}
        rows={4}
        onValueChange={(value) => edit({ description: value })}
      />
      <SelectField
        label={t('integrations.youtube.send.privacy')}
        value={privacy}
        options={privacies.map((value) => ({
          value,
          label: t(`integrations.youtube.privacy.${value}`),
        }))}
        onValueChange={(value) => edit({ privacy: value })}
      />
      <RadioGroup
        label={t('integrations.youtube.send.forKids')}
        value={isForKids === null ? '' : isForKids ? 'yes' : 'no'}
        options={[
          { value: 'no', label: t('integrations.youtube.send.forKidsNo') },
          { value: 'yes', label: t('integrations.youtube.send.forKidsYes') },
        ]}
        onValueChange={(value) => edit({ isForKids: value === 'yes' })}
      />
      <Checkbox
        label={t('integrations.youtube.send.synthetic')}
        checked={isSynthetic}
        onCheckedChange={(value) => edit({ isSynthetic: value })}
      />
    </>
  )
}
