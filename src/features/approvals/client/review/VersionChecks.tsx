import { useUnit } from 'effector-react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { useLacks } from '../../../programs/client'
import { $facts } from './changes.model'
import { askingOpened } from './decide.model'
import { $review } from './review.model'

/** Checks that hold a version back from being published, each with the way to its place. */
export function VersionChecks({ version }: { version: ProgramVersion }) {
  const t = useText()
  const { review, facts, open } = useUnit({ review: $review, facts: $facts, open: askingOpened })
  const lacks = useLacks(version)
  if (!review) return null
  const { programId, may } = review.program
  return (
    <>
      {lacks.map(({ text, act }) => (
        <InlineNotice
          key={act}
          tone="warn"
          actions={
            <ScreenButton size="sm" to={href('programs.edit', { programId })}>
              {act}
            </ScreenButton>
          }
        >
          {text}
        </InlineNotice>
      ))}
      {facts && !facts.isApproved && may.includes('ask') && (
        <InlineNotice
          tone="warn"
          actions={
            <Button size="sm" onClick={() => open('ask')}>
              {t('programs.lacks.ask')}
            </Button>
          }
        >
          {t('programs.lacks.approval')}
        </InlineNotice>
      )}
    </>
  )
}
