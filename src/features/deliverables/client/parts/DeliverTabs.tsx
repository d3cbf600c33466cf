import { WorkTabs } from '../../../tasks/client'
import '../deliverables.model'

/** What somebody is to deliver stands among their recording tasks. */
export function DeliverTabs() {
  return <WorkTabs current="deliver" />
}
