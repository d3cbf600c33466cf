// What admin actions export to main.
export { adminRuns } from './kinds'
