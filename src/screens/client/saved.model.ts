import { createEvent } from 'effector'
import type { Row } from './row'

/** A form has saved a row; for whoever shows the same elsewhere, such as the header. */
export const rowSaved = createEvent<{ readonly screen: string; readonly row: Row }>()
