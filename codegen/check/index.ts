import { severityOf } from '../problems/codes'
import type { Problem, ProblemCode } from '../problems/problem'
import type { Reference } from '../read/checkShape'
import type { House } from '../read/house'
import type { Manifest } from '../read/manifest'
import { atForms } from './atForms'
import { accessLaws } from './accessLaws'
import { ensureConstantsMakeSense } from './ensureConstantsMakeSense'
import { ensureErrorRulesHold } from './errors'
import { ensureOverlaysAgree } from '../overlay/ensureOverlaysAgree'
import { ensureDataFits } from './ensureDataFits'
import { ensureDefaultsApply } from './ensureDefaultsApply'
import { ensureDeclarationsAreDistinct } from './ensureDeclarationsAreDistinct'
import { ensureEntitiesEnd } from './ensureEntitiesEnd'
import { ensureLettersHold } from './ensureLettersHold'
import { ensureIdsAreDistinct } from './ensureIdsAreDistinct'
import { ensureFormsHold } from './forms/ensureFormsHold'
import { ensureListsHold } from './forms/ensureListsHold'
import { ensureHeadersFill } from './ensureHeadersFill'
import { ensureNamesAreUsable } from './ensureNamesAreUsable'
import { ensureNamesMeetOnce } from './ensureNamesMeetOnce'
import { ensurePatternsCompile } from './ensurePatternsCompile'
import { ensureRequiredFieldsExist } from './ensureRequiredFieldsExist'
import { ensureNothingIsDead } from './use/ensureNothingIsDead'
import { ensureReferencesExist } from './ensureReferencesExist'
import { ensureRoutesAreShown } from './routes/ensureRoutesAreShown'
import { ensureScreensHold } from './screens'
import { ensureSchemasHold } from './ensureSchemasHold'
import { ensureSourcesHave } from './ensureSourcesHave'
import { ensureStoredHold } from './ensureStoredHold'
import { ensureTextsMatch } from './texts/ensureTextsMatch'
import { createCheckContext } from './createCheckContext'
import { ensurePersonasHaveRoles } from './people/ensurePersonasHaveRoles'
import { ensureFactValuesExist } from './predicates/ensureFactValuesExist'
import { ensureFewEnough } from './predicates/ensureFewEnough'
import { ensurePredicatesEnd } from './predicates/ensurePredicatesEnd'
import { ensureLabelsFit } from './labels/ensureLabelsFit'
import { ensurePluralsHold } from './texts/ensurePluralsHold'
import { ensureCommonWordsServe } from './texts/ensureCommonWordsServe'
import { ensureTextsHaveWords } from './texts/ensureTextsHaveWords'
import { ensureTextsStandRight } from './texts/ensureTextsStandRight'

/** Errors after which further checks would only report consequences. */
const misleading: ReadonlySet<ProblemCode> = new Set([
  'ROLE-UNKNOWN',
  'FLAG-UNKNOWN',
  'FACT-UNKNOWN',
  'PREDICATE-UNKNOWN',
  'PREDICATE-LOOP',
  'ENTITY-UNKNOWN',
  'ENTITY-LOOP',
  'PERSONA-UNKNOWN',
  'PERSONA-EMPTY',
  'TOO-MANY',
])

export const isMisleading = ({ code }: Problem) => misleading.has(code)

/** The checks across files. Those that follow references run only if all references exist. */
export const checkManifest = (
  manifest: Manifest,
  references: readonly Reference[],
  house?: House,
): Problem[] => atForms(manifest, checkAll(manifest, references, house))

function checkAll(manifest: Manifest, references: readonly Reference[], house?: House): Problem[] {
  const loose = [
    ...ensureReferencesExist(manifest, references),
    ...ensureIdsAreDistinct(manifest),
    ...ensureDeclarationsAreDistinct(manifest),
    ...ensureDefaultsApply(manifest),
    ...ensureNamesAreUsable(manifest),
    ...ensureNamesMeetOnce(manifest),
    ...ensureEntitiesEnd(manifest),
    ...ensurePatternsCompile(manifest),
    ...ensurePredicatesEnd(manifest),
    ...ensureFactValuesExist(manifest),
    ...ensureFewEnough(manifest),
    ...ensurePersonasHaveRoles(manifest),
    ...ensureHeadersFill(manifest),
    ...ensureRequiredFieldsExist(manifest),
    ...ensureTextsStandRight(manifest),
    ...ensureTextsMatch(manifest),
    ...ensurePluralsHold(manifest),
    ...ensureTextsHaveWords(manifest),
    ...ensureCommonWordsServe(manifest),
    ...ensureConstantsMakeSense(manifest),
    ...ensureSchemasHold(manifest),
    ...ensureLettersHold(manifest),
    ...ensureListsHold(manifest),
    ...ensureFormsHold(manifest),
    ...ensureStoredHold(manifest),
    ...ensureScreensHold(manifest),
    ...(house ? ensureSourcesHave(manifest, house) : []),
    ...ensureOverlaysAgree(manifest),
  ]
  if (loose.some(isMisleading)) return loose
  const checkContext = createCheckContext(manifest)
  loose.push(...ensureDataFits(manifest))
  const areRulesWhole = loose.every(
    ({ file, code }) => file !== 'errors.yaml' || severityOf(code) === 'warning',
  )
  const isWhole = loose.every(({ code }) => severityOf(code) === 'warning')
  return [
    ...loose,
    ...accessLaws.flatMap((law) => law(checkContext)),
    ...(areRulesWhole ? ensureErrorRulesHold(manifest) : []),
    ...(isWhole ? ensureRoutesAreShown(manifest) : []),
    ...ensureLabelsFit(manifest),
    ...(house && isWhole ? ensureNothingIsDead(manifest, references, house) : []),
  ]
}
