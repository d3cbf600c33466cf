import type { Model } from '../resolve/model'
import { emitApp, emitConstants } from './emitConstants'
import { emitCases } from './emitCases'
import { emitDrawnScreens } from './emitDrawnScreens'
import { emitEditorSchemas } from './emitEditorSchemas'
import { emitEndings, emitErrors, emitFailures } from './emitErrors'
import { emitCalls, emitFeatures } from './emitFeature'
import { emitForms } from './emitForms'
import { emitHandlers } from './emitHandlers'
import { emitLetters } from './emitLetters'
import { emitLists } from './emitLists'
import { emitNavigation } from './emitNavigation'
import { emitNotices } from './emitNotices'
import { emitOverlays } from './emitOverlays'
import { emitOpenApi } from './emitOpenApi'
import { emitAccess, emitFlags, emitRoles } from './emitRoles'
import { emitPermissions } from './emitPermissions'
import { emitRoutes, emitScreens } from './emitRoutes'
import { emitTables } from './emitTables'
import { emitTableSchemas } from './emitTableSchemas'
import { emitText, emitTranslations } from './emitText'
import { emitSchemas } from './emitSchemas'
import { emitScreenTypes } from './emitScreenTypes'
import { emitStored } from './emitStored'
import { emitVisibility } from './emitVisibility'
import type { Output } from './output'

type Emitter = (model: Model) => Output | readonly Output[]

/** What the running product is made of. */
const productEmitters: readonly Emitter[] = [
  emitConstants,
  emitApp,
  emitRoles,
  emitFlags,
  emitAccess,
  emitRoutes,
  emitNavigation,
  emitOverlays,
  emitEndings,
  emitErrors,
  emitFailures,
  emitText,
  emitTranslations,
  emitCalls,
  emitForms,
  emitFeatures,
  emitLists,
  emitNotices,
  emitLetters,
  emitScreens,
  emitPermissions,
  emitScreenTypes,
  emitDrawnScreens,
  emitStored,
  emitTables,
  emitHandlers,
  emitSchemas,
]

/** What people and their tools read: nobody waits for these while the product runs. */
const documentEmitters: readonly Emitter[] = [
  emitOpenApi,
  emitEditorSchemas,
  emitVisibility,
  emitCases,
  emitTableSchemas,
]

/** Every generated file of a manifest, sorted by path. */
export const emitAll = (model: Model): Output[] =>
  [...emitProduct(model), ...emitDocuments(model)].sort(byPath)

export const emitProduct = (model: Model): Output[] => emitted(productEmitters, model)

export const emitDocuments = (model: Model): Output[] => emitted(documentEmitters, model)

const emitted = (emitters: readonly Emitter[], model: Model) =>
  emitters.flatMap((emit) => emit(model)).sort(byPath)

const byPath = (a: Output, b: Output) => (a.path < b.path ? -1 : 1)
