// Generated from manifest/features/approvals.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type HeadProps } from '../../../src/screens/client'
import { ApprovalName } from '../../../src/features/approvals/client/parts/ApprovalName'
import { ApprovalStages } from '../../../src/features/approvals/client/parts/ApprovalStages'
import { ApprovalDue } from '../../../src/features/approvals/client/parts/ApprovalDue'
import { PoliciesLink } from '../../../src/features/approvals/client/parts/PoliciesLink'
import type { ListApprovalsRow } from '../../facts/features/approvals'
import { screen } from '../../facts/screens/approvals'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly ApprovalName: FunctionComponent<CellProps<ListApprovalsRow>>
  readonly ApprovalStages: FunctionComponent<CellProps<ListApprovalsRow>>
  readonly ApprovalDue: FunctionComponent<CellProps<ListApprovalsRow>>
  readonly PoliciesLink: FunctionComponent<HeadProps>
} = { ApprovalName, ApprovalStages, ApprovalDue, PoliciesLink }

export const ApprovalsScreen = createScreen({ screen, parts })
