import type { Overlay } from '../read/overlay'
import { resolve, type Model } from '../resolve/model'
import { applyOverlay } from './applyOverlay'

export interface OverlaidModel {
  readonly overlay: Overlay
  /** All that its customers have, not only what differs. */
  readonly model: Model
}

/** The model of every tenant, in the order of the files. */
export function overlaidModels({ manifest }: Pick<Model, 'manifest'>): OverlaidModel[] {
  return manifest.overlays.map((overlay) => ({
    overlay,
    model: resolve(applyOverlay(manifest, overlay)),
  }))
}
