import { attach, combine, createStore, sample } from 'effector'
import type { Overlay } from '../../../../generated/facts/overlays'
import { setColoursFx } from '../../../browser/page'
import { wordsOverlaid } from '../../../browser/text/text.model'
import { $customerId, memberArrived } from '../tokens/session.model'

/** What the customer of this session has otherwise: menus, guards, words and colours. Most have nothing. */
export type LoadOverlay = () => Promise<Overlay>

/** main gives them, by customer: each is fetched when its customer comes. */
export const $overlays = createStore<Readonly<Record<string, LoadOverlay>>>(
  {},
  { serialize: 'ignore' },
)

/** Without the network the manifest stays as it is; what an overlay narrows the server refuses all the same. */
export const loadOverlayFx = attach({
  source: $overlays,
  effect: async (overlays, customerId: string) => ({
    customerId,
    overlay: await fetched(overlays[customerId]),
  }),
})

const $loaded = createStore<Readonly<Record<string, Overlay | null>>>(
  {},
  { serialize: 'ignore' },
).on(loadOverlayFx.doneData, (loaded, { customerId, overlay }) => ({
  ...loaded,
  [customerId]: overlay,
}))

/** Follows the customer at once: nobody sees the menu or the words of another. */
export const $overlay = combine(
  $loaded,
  $customerId,
  (loaded, customerId) => loaded[customerId] ?? null,
)
export const $isOverlayKnown = combine(
  { overlays: $overlays, loaded: $loaded, customerId: $customerId },
  ({ overlays, loaded, customerId }) => !(customerId in overlays) || customerId in loaded,
)

sample({ clock: memberArrived, fn: ({ customerId }) => customerId, target: loadOverlayFx })
sample({ clock: $overlay, fn: (overlay) => overlay?.words ?? {}, target: wordsOverlaid })
sample({ clock: $overlay, fn: (overlay) => overlay?.colours ?? {}, target: setColoursFx })

/** A copy: in development the tables are written over in place, and stores tell changes by identity. */
async function fetched(load: LoadOverlay | undefined): Promise<Overlay | null> {
  if (!load) return null
  return load().then(
    (overlay) => ({ ...overlay }),
    () => null,
  )
}
