// A picture that is chosen is kept by the server at once; what a form holds and saves is its address.
import {
  createEffect,
  createEvent,
  createStore,
  sample,
  type EventCallable,
  type Store,
} from 'effector'
import { keepPicture } from '../../../../generated/facts/features/screens'
import type { Words } from '../../../browser/text/words'
import { createCallFx } from '../../../calls/createCallFx'
import type { CallFailure } from '../../../calls/failures'
import type { Typed } from './createDrafts'

interface Sources {
  readonly $openId: Store<string | null>
  readonly typed: EventCallable<Typed>
}

export interface ChosenPicture {
  readonly field: string
  /** Base64. */
  readonly picture: string
}

interface Keeping extends ChosenPicture {
  readonly id: string | null
}

const keepAnyPictureFx = createCallFx(keepPicture)

export function createPictures({ $openId, typed }: Sources) {
  const pictureChosen = createEvent<ChosenPicture>()
  const keepFx = createEffect<Keeping, string, CallFailure>(async ({ picture }) => {
    const { pictureUrl } = await keepAnyPictureFx({ picture })
    return pictureUrl
  })
  const kept = { serialize: 'ignore' } as const
  /** The field whose picture is under way. */
  const $keeping = createStore<string | null>(null, kept)
    .on(keepFx, (_, { field }) => field)
    .on(keepFx.finally, () => null)
  const $pictureFault = createStore<{ field: string; text: Words } | null>(null, kept)
    .on(keepFx.fail, (_, { params: { field }, error }) => ({ field, text: textOf(error) }))
    .reset(keepFx, typed, $openId)
  sample({
    clock: pictureChosen,
    source: $openId,
    fn: (id, chosen) => ({ ...chosen, id }),
    target: keepFx,
  })
  // Another row may be open by now.
  sample({
    clock: keepFx.done,
    source: $openId,
    filter: (id, { params }) => id === params.id,
    fn: (_, { params: { field }, result }) => ({ field, value: result }),
    target: typed,
  })
  return { pictureChosen, $keeping, $pictureFault }
}

const textOf = (failure: CallFailure): Words =>
  failure.kind === 'refused' ? failure.text : { key: 'screens.picture.failed' }
