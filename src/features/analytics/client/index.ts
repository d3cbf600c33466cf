/** What analytics exports to other features and to its own document. */
export { InsightsPage } from './insights/InsightsPage'
export { createInsights, type Given } from './insights/page'
