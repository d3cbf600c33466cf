import type { Model } from '../resolve/model'
import { emitApp, emitConstants } from './emitConstants'
import { emitCases } from './emitCases'
import { emitEditorSchemas } from './emitEditorSchemas'
import { emitErrors, emitFailures } from './emitErrors'
import { emitCalls, emitFeatures } from './emitFeature'
import { emitHandlers } from './emitHandlers'
import { emitNavigation } from './emitNavigation'
import { emitOverlays } from './emitOverlays'
import { emitOpenApi } from './emitOpenApi'
import { emitAccess, emitFlags, emitRoles } from './emitRoles'
import { emitRoutes, emitScreens } from './emitRoutes'
import { emitTableSchemas } from './emitTableSchemas'
import { emitText, emitTranslations } from './emitText'
import { emitSchemas } from './emitSchemas'
import { emitVisibility } from './emitVisibility'
import type { Output } from './output'

const emitters: readonly ((model: Model) => Output | readonly Output[])[] = [
  emitConstants,
  emitApp,
  emitRoles,
  emitFlags,
  emitAccess,
  emitRoutes,
  emitNavigation,
  emitOverlays,
  emitErrors,
  emitFailures,
  emitText,
  emitTranslations,
  emitCalls,
  emitFeatures,
  emitScreens,
  emitHandlers,
  emitSchemas,
  emitOpenApi,
  emitEditorSchemas,
  emitVisibility,
  emitCases,
  emitTableSchemas,
]

/** Every generated file of a manifest, sorted by path. */
export function emitAll(model: Model): Output[] {
  return emitters.flatMap((emit) => emit(model)).sort((a, b) => (a.path < b.path ? -1 : 1))
}
