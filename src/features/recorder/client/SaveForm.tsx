import { useUnit } from 'effector-react'
import { useCommandKey } from '../../../browser/text/useCommandKey'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { TagsField } from '../../../ui/fields/TagsField'
import { TextArea } from '../../../ui/fields/TextArea'
import { TextField } from '../../../ui/fields/TextField'
import { Icon } from '../../../ui/icons/Icon'
import { Kbd } from '../../../ui/labels/Kbd'
import { commanded } from './commands.model'
import { AskedChecks } from './AskedChecks'
import { $chosen } from './review.model'
import {
  $flagsOfChosen,
  $form,
  $isSaving,
  $mayBeSaved,
  formChanged,
  longestDescription,
  longestTitle,
} from './saving.model'
import styles from './SaveForm.module.css'
import { downloadTakeFx } from './takes'
import { $task } from './task.model'
import { TakeChecks } from './TakeChecks'

const longestTag = 40

/** What the clip will be called. */
export function SaveForm() {
  const t = useText()
  const commandKey = useCommandKey()
  const { task, take, form, flags, mayBeSaved, isSaving, change, command, download } = useUnit({
    task: $task,
    take: $chosen,
    form: $form,
    flags: $flagsOfChosen,
    mayBeSaved: $mayBeSaved,
    isSaving: $isSaving,
    change: formChanged,
    command: commanded,
    download: downloadTakeFx,
  })
  if (!take) return null
  return (
    <form
      className={styles.form}
      aria-label={t('recorder.save.form')}
      onSubmit={(event) => {
        event.preventDefault()
        command('save')
      }}
    >
      <TextField
        label={t('recorder.save.title')}
        value={form.title}
        maxLength={longestTitle}
        error={mayBeSaved ? undefined : t('recorder.save.titleMissing')}
        onValueChange={(title) => change({ title })}
      />
      <TextArea
        label={t('recorder.save.description')}
        labelEnd={<span className={styles.optional}>{t('recorder.save.optional')}</span>}
        value={form.description ?? ''}
        maxLength={longestDescription}
        rows={3}
        onValueChange={(description) => change({ description })}
      />
      <TagsField
        label={t('recorder.save.tags')}
        labelEnd={<span className={styles.optional}>{t('recorder.save.optional')}</span>}
        tags={form.tags ?? []}
        maxLength={longestTag}
        removeLabel={(tag) => t('recorder.save.removeTag', { tag })}
        onTagsChange={(tags) => change({ tags })}
      />
      <TakeChecks flags={flags} />
      <AskedChecks />
      <div className={styles.acts}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          pending={isSaving}
          iconEnd={<Kbd>{commandKey('Enter')}</Kbd>}
        >
          {t(task ? 'recorder.tray.saveToTask' : 'recorder.save')}
        </Button>
        <Button wide icon={<Icon name="download" />} onClick={() => void download(take.takeId)}>
          {t('recorder.download')}
        </Button>
      </div>
    </form>
  )
}
