// Generated from manifest/features/approvals.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type InputPartProps } from '../../../src/screens/client'
import { PolicyStages } from '../../../src/features/approvals/client/parts/PolicyStages'
import { StagesInput } from '../../../src/features/approvals/client/parts/StagesInput'
import type { ListApprovalPoliciesRow } from '../../facts/features/approvals'
import { screen } from '../../facts/screens/approvalPolicies'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly PolicyStages: FunctionComponent<CellProps<ListApprovalPoliciesRow>>
  readonly StagesInput: FunctionComponent<InputPartProps<ListApprovalPoliciesRow>>
} = { PolicyStages, StagesInput }

export const ApprovalPoliciesScreen = createScreen({ screen, parts })
