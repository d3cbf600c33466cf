import { createEvent } from 'effector'
import type { Row } from '../../../screens/client'

/** A take has become this row of a list, which may be shown. */
export const subjectMade = createEvent<Row>()
/** All bytes of what has this id are at the server: how it goes on is worth a look. */
export const subjectArrived = createEvent<string>()
