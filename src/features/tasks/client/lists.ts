import { calls as allCalls } from '../../../../generated/facts/screenCalls/allTasks'
import { calls as recordingCalls } from '../../../../generated/facts/screenCalls/recordingTasks'
import { calls as reviewCalls } from '../../../../generated/facts/screenCalls/reviewTasks'
import { screen as allTasks } from '../../../../generated/facts/screens/allTasks'
import { screen as recordingTasks } from '../../../../generated/facts/screens/recordingTasks'
import { screen as reviewTasks } from '../../../../generated/facts/screens/reviewTasks'
import { modelsOf } from '../../../screens/client'

/** The tabs of recording tasks: what is asked of somebody, what they decide about, and all they see. */
export const taskScreens = [
  modelsOf({ screen: recordingTasks, calls: recordingCalls }),
  modelsOf({ screen: reviewTasks, calls: reviewCalls }),
  modelsOf({ screen: allTasks, calls: allCalls }),
] as const
