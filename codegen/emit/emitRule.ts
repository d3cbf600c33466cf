import type { Rule } from '../resolve/rule'
import { ruleTable } from './navigationTable'
import { literal } from './output'

/** `[[16, 0, 0, 31]]`: the numbers of generated/facts/access.ts. */
export const ruleLiteral = (rule: Rule) => literal(ruleTable(rule))
