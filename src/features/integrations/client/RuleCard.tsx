import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { SelectField } from '../../../ui/fields/SelectField'
import { Switch } from '../../../ui/fields/Switch'
import { TagsField } from '../../../ui/fields/TagsField'
import styles from './Integrations.module.css'
import { $isRuleEdited, $isSavingRule, $rule, ruleEdited, ruleSaved } from './rule.model'
import { zoom } from './zoom.model'

const pictures = ['speakerWithScreen', 'speaker', 'gallery'] as const

/** Which recordings come in by themselves, and how all of them do. */
export function RuleCard() {
  const t = useText()
  const view = useUnit(zoom.$view)
  const { rule, edit } = useUnit({ rule: $rule, edit: ruleEdited })
  if (!view?.mayImport) return null
  const hint = !rule.isOn
    ? undefined
    : view.hasNotices
      ? rule.words.length === 0
        ? t('integrations.rule.noWords')
        : undefined
      : t('integrations.rule.noNotices')
  return (
    <section className={styles.card}>
      <Switch
        label={t('integrations.rule.title')}
        isOn={rule.isOn}
        hint={hint}
        onChange={(isOn) => edit({ isOn })}
      />
      <span className={styles.quiet}>{t('integrations.rule.text')}</span>
      <TagsField
        label={t('integrations.rule.words')}
        tags={rule.words}
        maxLength={60}
        removeLabel={(word) => t('integrations.rule.removeWord', { word })}
        onTagsChange={(words) => edit({ words: words.slice(0, 20) })}
      />
      <SelectField
        label={t('integrations.rule.picture')}
        value={rule.picture}
        options={pictures.map((value) => ({
          value,
          label: t(`integrations.rule.pictures.${value}`),
        }))}
        onValueChange={(picture) => edit({ picture })}
      />
      <Checkbox
        label={t('integrations.rule.transcript')}
        checked={rule.withTranscript}
        onCheckedChange={(withTranscript) => edit({ withTranscript })}
      />
      <SaveRule />
    </section>
  )
}

function SaveRule() {
  const t = useText()
  const { isEdited, isSaving, isOnline, save } = useUnit({
    isEdited: $isRuleEdited,
    isSaving: $isSavingRule,
    isOnline: $isOnline,
    save: ruleSaved,
  })
  if (!isEdited) return null
  return (
    <Button variant="primary" pending={isSaving} disabled={!isOnline} onClick={() => save()}>
      {t('integrations.rule.save')}
    </Button>
  )
}
