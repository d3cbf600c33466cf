/** What analytics exports to other features, which tell it what was watched. */
export { forgetSessions } from './forgetSessions'
export { insightsPath, insightsPlugin } from './insights/insightsPlugin'
export { nameSessions } from './nameSessions'
export { stayedOf } from './insights/stayed'
export type { Asked, SentPrograms } from './services'
export { forgetSessionsJob } from './sums/forgetOldSessions'
export { sumSessionsJob } from './sums/sumSessions'
export { writingSession } from './writeSession'
