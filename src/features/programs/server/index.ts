/** What other areas may ask of programs. */
export { countFinishedPrograms, isOnAir } from './queries'
