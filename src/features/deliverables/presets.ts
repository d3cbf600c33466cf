/** What deliverables keep to, by the name of the specification: the manifest says it. */
import {
  deliverableSpecs,
  type Deliverable,
  type DeliverableSpec,
} from '../../../generated/facts/features/deliverables'

/** With the languages that the deliverable asks for. */
export interface Spec extends DeliverableSpec {
  readonly languages?: readonly string[]
}

export const presets: Readonly<Record<Deliverable['preset'], Spec>> = deliverableSpecs
