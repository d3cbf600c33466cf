/** What staff may have done, by kind. */
import type { RunDefinition } from '../../../../server/runs/run'
import type { AdminActionKind } from '../../adminAction'
import { exportCustomer } from './exportCustomer'
import { mergeUsers } from './mergeUsers'
import { purgeTrash } from './purgeTrash'
import { reprocessAsset } from './reprocessAsset'
import { resendMail } from './resendMail'

const runs: Readonly<Record<AdminActionKind, RunDefinition>> = {
  reprocessAsset,
  resendMail,
  exportCustomer,
  mergeUsers,
  purgeTrash,
}

export const adminRuns: readonly RunDefinition[] = Object.values(runs)

export const kindOf = (kind: AdminActionKind) => runs[kind].kind
