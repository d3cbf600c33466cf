/** What programs exports to other features. */
export { countFinishedPrograms, isOnAir } from './queries'
