import { useUnit } from 'effector-react'
import { reassignTasks } from '../../../../../generated/facts/features/tasks'
import type { ListUsersRow } from '../../../../../generated/facts/features/audience'
import { can } from '../../../../access/can'
import { useText } from '../../../../browser/text/useText'
import type { NoteProps } from '../../../../screens/client'
import { $roles, $world } from '../../../../session/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { mayReassignAll, openTasksOf } from '../openTasksOf'

/** Before people are deactivated: what waits for them, which nobody else is asked for. */
export function OpenTasks({ rows }: NoteProps<ListUsersRow>) {
  const t = useText()
  const { roles, world } = useUnit({ roles: $roles, world: $world })
  const { count, address } = openTasksOf(rows)
  if (count === 0) return null
  const mayReassign = can(reassignTasks.access, world) && mayReassignAll(roles)
  return (
    <InlineNotice
      tone="warn"
      title={t('audience.openTasks', { count })}
      actions={
        mayReassign && <ScreenButton to={address}>{t('audience.openTasks.reassign')}</ScreenButton>
      }
    >
      {t(mayReassign ? 'audience.openTasks.text' : 'audience.openTasks.askManager')}
    </InlineNotice>
  )
}
