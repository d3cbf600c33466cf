import { problem, type Problem } from '../problems/problem'
import type { Manifest, Predicate } from '../read/manifest'
import type { Overlay } from '../read/overlay'
import { describeWorld } from '../resolve/describeWorld'
import { counterexample } from '../resolve/findWorld'
import { assignBits, compile } from '../resolve/rule'
import { applyOverlay, stepsOf, type Step } from './applyOverlay'
import { guardOf } from './guardOf'
import { isOrdered } from './isOrdered'

type Check = (manifest: Manifest) => readonly Problem[]

/**
 * Every tenant's manifest passes all checks. A problem caused by an overlay is reported at the
 * change that causes it.
 */
export function ensureOverlaysHold(
  manifest: Manifest,
  own: readonly Problem[],
  check: Check,
): Problem[] {
  const known = new Set(own.map(identity))
  const checkBare: Check = (merged) => check({ ...merged, overlays: [] })
  return manifest.overlays.flatMap((overlay) => {
    const broken = brokenLaws(manifest, overlay, checkBare, known)
    // Rules with unknown facts cannot be compared.
    if (broken.some(({ code }) => code === 'FACT-UNKNOWN')) return broken
    return [
      ...idleProblems(manifest, overlay),
      ...accessProblems(manifest, overlay),
      ...orderProblems(manifest, overlay),
      ...broken,
    ]
  })
}

const identity = ({ code, message }: Problem) => `${code} ${message}`

/**
 * Not reported for overlays: hiding an entry keeps its route, and what is redundant for one tenant
 * may be needed by others.
 */
const excused: ReadonlySet<string> = new Set(['ROUTE-UNLISTED', 'PRED-VACUOUS', 'CALL-IDLE'])

function brokenLaws(
  manifest: Manifest,
  overlay: Overlay,
  check: Check,
  known: ReadonlySet<string>,
): Problem[] {
  const fresh = check(applyOverlay(manifest, overlay)).filter(
    (found) => !known.has(identity(found)) && !excused.has(found.code),
  )
  if (fresh.length === 0) return []
  const culprits = culpritsOf(manifest, stepsOf(overlay), check, fresh)
  return fresh.map((found) => {
    const { path, at } = culprits.get(identity(found)) ?? { path: [], at: 'value' as const }
    const message = `With the overlay ${overlay.name}: ${found.message}`
    return problem(found.code, overlay.file, path, message, { at, suggestion: found.suggestion })
  })
}

/** For each problem in the result, the first step after which it exists. */
function culpritsOf(
  manifest: Manifest,
  steps: readonly Step[],
  check: Check,
  fresh: readonly Problem[],
): ReadonlyMap<string, Step> {
  const culprits = new Map<string, Step>()
  let changed = manifest
  for (const step of steps) {
    changed = step.apply(changed)
    const reported = new Set(check(changed).map(identity))
    for (const found of fresh) {
      const name = identity(found)
      if (reported.has(name) && !culprits.has(name)) culprits.set(name, step)
    }
    if (culprits.size === new Set(fresh.map(identity)).size) break
  }
  return culprits
}

/** Narrowing is always allowed; widening must be declared (`grants`). */
function accessProblems(manifest: Manifest, overlay: Overlay): Problem[] {
  const bits = assignBits(manifest)
  const ruleOf = (access: Predicate) => compile(access, manifest, bits)
  return Object.entries(overlay.access ?? {}).flatMap(([subject, access]) => {
    const before = guardOf(manifest, subject)
    const path = ['access', subject]
    if (before === undefined) return []
    const gained = counterexample(ruleOf(access), ruleOf(before), bits)
    if (!gained) {
      if (counterexample(ruleOf(before), ruleOf(access), bits)) return []
      return problem('OVERLAY-REPEATED', overlay.file, path, `${subject} is guarded so already.`)
    }
    if (overlay.grants) return []
    return problem(
      'OVERLAY-WIDER',
      overlay.file,
      path,
      `This opens ${subject} to ${describeWorld(gained, bits)}; an overlay may only narrow, unless it says grants: true.`,
    )
  })
}

/** A step that changes nothing is a mistake or a leftover. */
function idleProblems(manifest: Manifest, overlay: Overlay): Problem[] {
  let changed = manifest
  return stepsOf(overlay).flatMap(({ path, at, apply }) => {
    const before = changed
    changed = apply(before)
    // Access is compared by meaning elsewhere; hiding twice is reported elsewhere.
    if (path[0] === 'access' || path[0] === 'hide') return []
    if (!saysTheSame(before, changed)) return []
    const message = 'This changes nothing: the manifest says the same.'
    return problem('OVERLAY-REPEATED', overlay.file, path, message, { at })
  })
}

/** Steps keep the identity of unchanged parts, so that little has to be compared. */
const saysTheSame = (before: Manifest, after: Manifest) =>
  isSame(before.navigation, after.navigation) &&
  before.texts.every((file, index) => isSame(file, after.texts[index]))

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** After all steps, each moved subject must be where its own change put it. */
function orderProblems(manifest: Manifest, overlay: Overlay): Problem[] {
  const { navigation } = applyOverlay(manifest, overlay)
  return Object.entries(overlay.reorder ?? {}).flatMap(([subject, position]) =>
    isOrdered(navigation, subject, position)
      ? []
      : problem(
          'OVERLAY-CONFLICT',
          overlay.file,
          ['reorder', subject],
          `${subject} does not stand there in the end: another change of the order moves it away.`,
          { at: 'key' },
        ),
  )
}
