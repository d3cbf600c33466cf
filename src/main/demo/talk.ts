// What those who watch the demo's programs say about them. Data only.
import type { PersonId } from './cast'

interface Remark {
  readonly by: Extract<PersonId, 'cm' | 'cc' | 'viewer' | 'admin'>
  /** Without one it is about the whole film. */
  readonly atSeconds?: number
  /** The remark before it that begins a thread. */
  readonly isAnswer?: true
  readonly says: string
}

export const talk: Readonly<Record<string, readonly Remark[]>> = {
  'Studio hour 14: sound first': [
    { by: 'cm', atSeconds: 4, says: 'I closed my eyes, and you are right: the room is gone.' },
    { by: 'cc', isAnswer: true, says: 'Now put a blanket behind the camera and listen again.' },
    { by: 'cm', atSeconds: 32, says: 'The plate first! We lost a morning to that in March.' },
  ],
  'Quarterly review, leadership answers': [
    { by: 'cc', atSeconds: 8, says: 'Thank you for reading ours out first.' },
    { by: 'viewer', says: 'Can we have the figures of the third slide somewhere?' },
    { by: 'cm', isAnswer: true, says: 'They are in Files, under “Quarter figures”.' },
  ],
  'Welcome aboard, part 1': [
    { by: 'viewer', says: 'I wish I had seen this in my first week. When is part 2?' },
  ],
} // oxfmt-ignore
