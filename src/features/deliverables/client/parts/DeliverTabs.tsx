import { TaskTabs } from '../../../tasks/client'
import '../deliverables.model'

/** What somebody is to deliver stands among their recording tasks. */
export function DeliverTabs() {
  return <TaskTabs current="deliver" />
}
