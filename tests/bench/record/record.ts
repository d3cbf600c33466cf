import type { Ratio } from '../measure'
import { benchPress } from './press'
import { benchStore } from './store'
import { benchTakeUpload } from './upload'

/** A recording: what its chunks cost, what a kill loses, and how soon it is a clip (design: 200 kills, 3 s, 5 s). */
export const benchRecord = async (): Promise<Ratio[]> => [
  ...(await benchPress()),
  ...(await benchStore()),
  ...(await benchTakeUpload()),
]
