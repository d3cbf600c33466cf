import { useState } from 'react'
import type { CrowdPrompt } from '../../../../../generated/facts/features/crowd'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { clockTime } from '../../../../ui/media/time'
import styles from './Prompts.module.css'

/** How a guest sees the questions while recording, one after the other. */
export function PromptPhone({
  prompts,
  title,
}: {
  prompts: readonly CrowdPrompt[]
  title: string
}) {
  const t = useText()
  const [chosen, choose] = useState(0)
  const at = Math.min(chosen, prompts.length - 1)
  const prompt = prompts[at]
  if (!prompt) return null
  return (
    <section className={styles.phone} aria-label={t('crowd.prompts.phone')}>
      <div className={styles.screen}>
        <span className={styles.small}>{title}</span>
        <span className={styles.small}>
          {t('crowd.prompts.of', { no: at + 1, count: prompts.length })}
        </span>
        <strong className={styles.question}>{prompt.text || t('crowd.prompts.untyped')}</strong>
        {prompt.hint && <span className={styles.small}>{prompt.hint}</span>}
        {prompt.script && <span className={styles.script}>{prompt.script}</span>}
        <span className={styles.time}>
          {clockTime(0)} / {clockTime(prompt.maxSeconds)}
        </span>
      </div>
      {prompts.length > 1 && (
        <span className={styles.acts}>
          <IconButton
            icon={<Icon name="chevronLeft" />}
            label={t('crowd.prompts.of', { no: Math.max(1, at), count: prompts.length })}
            disabled={at === 0}
            onClick={() => choose(at - 1)}
          />
          <IconButton
            icon={<Icon name="chevronRight" />}
            label={t('crowd.prompts.of', {
              no: Math.min(prompts.length, at + 2),
              count: prompts.length,
            })}
            disabled={at === prompts.length - 1}
            onClick={() => choose(at + 1)}
          />
        </span>
      )}
    </section>
  )
}
