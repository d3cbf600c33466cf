/** Makes the data that journeys begin with, while other tests run: it leaves the processors to them. */
import { setPriority } from 'node:os'
import prepareSeededData from './seededData'

setPriority(10)
await prepareSeededData()
