import { createEvent } from 'effector'
import type { HeardEvent } from '../../../generated/facts/features/events'

export type Heard = Pick<HeardEvent, 'topic' | 'row' | 'here'>

/**
 * Something that concerns the person has changed; whoever shows it asks the server anew, by a
 * background call. It may be lost: what must not be is asked for now and then as well.
 */
export const eventHeard = createEvent<Heard>()
