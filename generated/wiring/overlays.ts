// Generated from manifest/overlays/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { Overlay } from '../facts/overlays'

/** By customer. Who is not here has the manifest as it is. */
export const overlays: Readonly<Record<string, () => Promise<Overlay>>> = {
  '01K9HARB0VRCRED1TVN1ANDEM0': () => import('../facts/overlays/harbour').then(({ overlay }) => overlay),
}
