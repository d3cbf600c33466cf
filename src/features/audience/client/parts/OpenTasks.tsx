import { useUnit } from 'effector-react'
import type { ListUsersRow } from '../../../../../generated/facts/features/audience'
import { useText } from '../../../../browser/text/useText'
import type { NoteProps } from '../../../../screens/client'
import { $roles, $world } from '../../../../session/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { openTasksOf } from '../openTasksOf'

/** Before people are deactivated: what waits for them, which nobody else is asked for. */
export function OpenTasks({ rows }: NoteProps<ListUsersRow>) {
  const t = useText()
  const asker = useUnit({ roles: $roles, world: $world })
  const waiting = openTasksOf(rows, asker)
  if (waiting.length === 0) return null
  const mayAll = waiting.every(({ mayReassign }) => mayReassign)
  return (
    <InlineNotice
      tone="warn"
      title={waiting.map(({ id, count }) => t(`audience.${id}`, { count })).join(', ')}
      actions={waiting
        .filter(({ mayReassign }) => mayReassign)
        .map(({ id, address }) => (
          <ScreenButton key={id} to={address}>
            {t(`audience.${id}.reassign`)}
          </ScreenButton>
        ))}
    >
      {t(mayAll ? 'audience.openTasks.text' : 'audience.openTasks.askManager')}
    </InlineNotice>
  )
}
