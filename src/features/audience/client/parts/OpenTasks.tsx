import { useUnit } from 'effector-react'
import { reassignTasks } from '../../../../../generated/facts/features/tasks'
import type { ListUsersRow } from '../../../../../generated/facts/features/audience'
import { can } from '../../../../access/can'
import { useText } from '../../../../browser/text/useText'
import type { NoteProps } from '../../../../screens/client'
import { $world } from '../../../../session/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { openTasksOf } from '../openTasksOf'

/** Before people are deactivated: what waits for them, which nobody else is asked for. */
export function OpenTasks({ rows }: NoteProps<ListUsersRow>) {
  const t = useText()
  const world = useUnit($world)
  const { count, address } = openTasksOf(rows)
  if (count === 0) return null
  return (
    <InlineNotice
      tone="warn"
      title={t('audience.openTasks', { count })}
      actions={
        can(reassignTasks.access, world) && (
          <ScreenButton to={address}>{t('audience.openTasks.reassign')}</ScreenButton>
        )
      }
    >
      {t('audience.openTasks.text')}
    </InlineNotice>
  )
}
