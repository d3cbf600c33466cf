import type { Problem } from '../../problems/problem'
import type { Manifest } from '../../read/manifest'
import { ensureActionsRun } from './ensureActionsRun'
import { ensureConditionsMeet } from './ensureConditionsMeet'
import { ensureListsDiffer } from './ensureListsDiffer'
import { ensureNoLoops } from './ensureNoLoops'
import { ensureRulesDecide } from './ensureRulesDecide'
import { replyClassesOf } from './replyClasses'

/** The error rules as a decision table: each rule runs, wins only where meant, and leads out of the fault. */
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
