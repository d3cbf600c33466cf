import { WorkTabs } from '../WorkTabs'

/** The tabs above the lists of recording tasks. */
export function TaskTabs() {
  return <WorkTabs />
}
