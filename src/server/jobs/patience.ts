import { isOutage } from '../isOutage'

/** How often a job is tried: an hour long where what it needs is not there for the moment. */
export const patienceFor = (fault: unknown): number => (isOutage(fault) ? 12 : 3)
