import { attach, combine, createStore, sample } from 'effector'
import type { Overlay } from '../../../../generated/facts/overlays'
import { setColoursFx } from '../../../browser/page'
import { wordsOverlaid } from '../../../browser/text/text.model'
import { $customerId, memberArrived } from '../tokens/session.model'

/**
 * Loads the current customer's overlay: its own menus, guards, texts and colours. Most customers
 * have none.
 */
export type LoadOverlay = () => Promise<Overlay>

/**
 * Overlay loaders by customer id, given by main; each is fetched when its customer becomes current.
 */
export const $overlays = createStore<Readonly<Record<string, LoadOverlay>>>(
  {},
  { serialize: 'ignore' },
)

/**
 * If loading fails, the manifest stays unchanged; the server enforces the overlay's narrower rules
 * anyway.
 */
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

/** Null as soon as the customer changes, so that nobody sees another customer's menu or texts. */
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

/**
 * Returns a copy: development updates the tables in place, while stores detect changes by identity.
 */
async function fetched(load: LoadOverlay | undefined): Promise<Overlay | null> {
  if (!load) return null
  return load().then(
    (overlay) => ({ ...overlay }),
    () => null,
  )
}
