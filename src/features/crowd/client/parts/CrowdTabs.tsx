import { useUnit } from 'effector-react'
import { GuestTabs, type GuestTab } from '../../../consent/client'
import '../crowd.model'
import { peopleScreen, submissionScreen } from '../lists'

/** What guests are asked, what they sent, and who they are. */
export function CrowdTabs() {
  const { isSubmissions, isPeople } = useUnit({
    isSubmissions: submissionScreen.list.place.$isHere,
    isPeople: peopleScreen.list.place.$isHere,
  })
  const other: GuestTab = isPeople ? 'people' : 'requests'
  return <GuestTabs current={isSubmissions ? 'submissions' : other} />
}
