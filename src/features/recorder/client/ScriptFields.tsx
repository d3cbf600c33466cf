import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { SelectField } from '../../../ui/fields/SelectField'
import { Switch } from '../../../ui/fields/Switch'
import { TextArea } from '../../../ui/fields/TextArea'
import { clockTime } from '../../../ui/media/time'
import { countWords, readingMs } from '../script'
import { needsScreen } from './choices'
import { $choices, $script, choicesChanged, scriptTyped } from './choices.model'
import { $words } from './prompter.model'
import { PrompterControls } from './PrompterControls'
import styles from './ScriptFields.module.css'

const longestScript = 20_000
const places = ['left', 'centre', 'right'] as const

/** The text that is read, and how it stands under the lens. */
export function ScriptFields() {
  const t = useText()
  const { choices, script, words, change, type } = useUnit({
    choices: $choices,
    script: $script,
    words: $words,
    change: choicesChanged,
    type: scriptTyped,
  })
  const isOnScreen = needsScreen(choices)
  return (
    <>
      <Switch
        label={t('recorder.prompter')}
        isOn={choices.hasPrompter && !isOnScreen}
        isDisabled={isOnScreen}
        hint={isOnScreen ? t('recorder.script.screen') : undefined}
        onChange={(hasPrompter) => change({ hasPrompter })}
      />
      {choices.hasPrompter && !isOnScreen && (
        <div className={styles.script}>
          <TextArea
            label={t('recorder.script.label')}
            labelEnd={
              <span className={styles.detail}>
                {t('recorder.script.words', {
                  count: countWords(words),
                  time: clockTime(readingMs(words, choices.wordsPerMinute) / 1000),
                })}
              </span>
            }
            placeholder={t('recorder.script.empty')}
            rows={4}
            maxLength={longestScript}
            value={script}
            onValueChange={type}
          />
          <PrompterControls />
          <SelectField
            label={t('recorder.prompter.place')}
            value={choices.textPlace}
            options={places.map((value) => ({
              value,
              label: t(`recorder.prompter.place.${value}`),
            }))}
            onValueChange={(textPlace) => change({ textPlace })}
          />
          <Switch
            label={t('recorder.prompter.mirrored')}
            isOn={choices.isTextMirrored}
            onChange={(isTextMirrored) => change({ isTextMirrored })}
          />
        </div>
      )}
    </>
  )
}
