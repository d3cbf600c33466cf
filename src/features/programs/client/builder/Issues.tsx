import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { issueText, stops } from '../../timeline'
import { $issues } from './issues.model'
import { blockChosen } from './cut.model'

/** What keeps a film from being made, and what somebody may want to know. */
export function Issues() {
  const t = useText()
  const { issues, choose } = useUnit({ issues: $issues, choose: blockChosen })
  const [first] = issues
  if (!first) return null
  const rest = issues.length - 1
  const { blockId } = first
  return (
    <InlineNotice
      tone={stops[first.code] === 'nothing' ? 'info' : 'warn'}
      actions={
        blockId !== undefined && (
          <Button onClick={() => choose(blockId)}>{t('programs.builder.show')}</Button>
        )
      }
    >
      {t(issueText(first.code), { letter: first.letter ?? '' })}
      {rest > 0 && ` · ${t('programs.builder.issues', { count: issues.length })}`}
    </InlineNotice>
  )
}
