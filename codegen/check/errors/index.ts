import type { Problem } from '../../problems/problem'
import type { Manifest } from '../../read/manifest'
import { ensureActionsRun } from './ensureActionsRun'
import { ensureConditionsMeet } from './ensureConditionsMeet'
import { ensureListsDiffer } from './ensureListsDiffer'
import { ensureNoLoops } from './ensureNoLoops'
import { ensureRulesDecide } from './ensureRulesDecide'
import { replyClassesOf } from './replyClasses'

/**
 * Checks the error rules as a decision table: each rule decides something, overrides only where
 * declared, and causes no loops.
 */
export function ensureErrorRulesHold(manifest: Manifest): Problem[] {
  const classes = replyClassesOf(manifest)
  return [
    ...ensureListsDiffer(manifest),
    ...ensureConditionsMeet(manifest),
    ...ensureRulesDecide(manifest, classes),
    ...ensureActionsRun(manifest),
    ...ensureNoLoops(manifest, classes),
  ]
}
