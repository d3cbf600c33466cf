import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { $mayBuild } from './open'
import { $edit, turnAsked } from './turn.model'

/** Who looks on is told who builds, and how to go on instead. */
export function TurnBar() {
  const t = useText()
  const { edit, mayBuild, ask } = useUnit({ edit: $edit, mayBuild: $mayBuild, ask: turnAsked })
  if (!edit || edit.isMine || !mayBuild) return null
  const name = edit.by?.name ?? ''
  if (!edit.by || edit.isMe) {
    return (
      <InlineNotice
        tone="info"
        actions={<Button onClick={() => ask('take')}>{t('programs.turn.edit')}</Button>}
      >
        {t(edit.by ? 'programs.turn.busyHere' : 'programs.turn.free')}
      </InlineNotice>
    )
  }
  return (
    <InlineNotice
      tone="info"
      actions={
        edit.mayTake ? (
          <Button onClick={() => ask('take')}>{t('programs.turn.take')}</Button>
        ) : (
          <Button disabled={edit.hasAsked} onClick={() => ask('ask')}>
            {edit.hasAsked ? t('programs.turn.asking', { name }) : t('programs.turn.ask')}
          </Button>
        )
      }
    >
      {t('programs.turn.busy', { name })}
    </InlineNotice>
  )
}
