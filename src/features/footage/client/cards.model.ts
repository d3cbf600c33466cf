// The entries of the grid and the table: files not yet registered first, then the clips, each with
// its state.
import { combine } from 'effector'
import { $userId } from '../../../session/client'
import { $clips } from './clips.model'
import { cardsOf } from './card'
import { $footageQuery } from './screen.model'
import { $uploads } from './uploads.model'

export const $cards = combine(
  { clips: $clips, items: $uploads, userId: $userId, query: $footageQuery },
  ({ clips, items, userId, query }) => cardsOf(clips, query.isTrash ? [] : items, userId),
)
