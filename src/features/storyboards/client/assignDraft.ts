// What is chosen in the dialog that asks for recordings, and what is asked by it.
import type {
  AskGuestsForShotsRequest,
  AssignShotsRequest,
} from '../../../../generated/facts/features/storyboards'
import type { Ref } from '../../../../generated/facts/features/screens'
import { mostPrompts } from '../../crowd/request'

export type Asked = Omit<AssignShotsRequest, 'storyboardId' | 'shotIds'>
export type AskedGuests = Omit<AskGuestsForShotsRequest, 'storyboardId' | 'shotIds'>
export type AssignMode = Asked['mode'] | 'guests'

export const assignModes: readonly AssignMode[] = ['person', 'anyOf', 'guests', 'self']
const mostTakes = 50

export interface AssignDraft extends Pick<Asked, 'priority'> {
  readonly mode: AssignMode
  readonly people: readonly Ref[]
  readonly reviewer: Ref | undefined
  readonly dueOn: string
  readonly maxTakes: string
  readonly words: string
  /** By which guests are asked; undefined: by a new one. */
  readonly request: Ref | undefined
  readonly requestTitle: string
}

export const emptyDraft: AssignDraft = {
  mode: 'person',
  priority: 'normal',
  people: [],
  reviewer: undefined,
  dueOn: '',
  maxTakes: '0',
  words: '',
  request: undefined,
  requestTitle: '',
}

export const askedOf = (draft: AssignDraft, mode: Asked['mode']): Asked => {
  const { people, reviewer, dueOn, maxTakes, words, priority } = draft
  return {
    mode,
    priority,
    userIds: mode === 'self' ? [] : people.map(({ id }) => id),
    maxTakes: Math.min(mostTakes, Math.max(0, Math.round(Number(maxTakes) || 0))),
    ...(reviewer && { reviewerUserId: reviewer.id }),
    ...(dueOn !== '' && { dueOn }),
    ...(words.trim() !== '' && { words }),
  }
}

export const askedGuestsOf = ({ request, requestTitle, dueOn }: AssignDraft): AskedGuests =>
  request
    ? { requestId: request.id }
    : {
        ...(requestTitle.trim() !== '' && { title: requestTitle }),
        ...(dueOn !== '' && { closesOn: dueOn }),
      }

/** Whether so many shots can be asked for by it. */
export function isReadyToAsk({ mode, people }: AssignDraft, count: number): boolean {
  if (count === 0) return false
  if (mode === 'guests') return count <= mostPrompts
  return mode === 'self' || people.length > 0
}
