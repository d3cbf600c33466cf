/** What file requests export to the areas above, and to the whole. */
export { handIn } from './assigneeMoves'
export { returnBrokenJob } from './returnBroken'
export type { FileStep } from './tables'
export { countFileRequests } from './waiting'
