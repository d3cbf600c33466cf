import { screen as allTasks } from '../../../../generated/facts/screens/allTasks'
import { screen as recordingTasks } from '../../../../generated/facts/screens/recordingTasks'
import { screen as reviewTasks } from '../../../../generated/facts/screens/reviewTasks'
import { modelsOf } from '../../../screens/client'

/** The tabs of recording tasks: what is asked of somebody, what they decide about, and all they see. */
export const taskScreens = [
  modelsOf(recordingTasks),
  modelsOf(reviewTasks),
  modelsOf(allTasks),
] as const
