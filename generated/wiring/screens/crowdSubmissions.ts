// Generated from manifest/features/crowd.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type CellProps, type InputPartProps, type OpenProps, type AboveProps } from '../../../src/screens/client'
import { SubmissionCard } from '../../../src/features/crowd/client/parts/SubmissionCard'
import { RetakeChips } from '../../../src/features/crowd/client/parts/RetakeChips'
import { SubmissionPanel } from '../../../src/features/crowd/client/parts/SubmissionPanel'
import { CrowdTabs } from '../../../src/features/crowd/client/parts/CrowdTabs'
import type { ListCrowdSubmissionsRow } from '../../facts/features/crowd'
import { screen } from '../../facts/screens/crowdSubmissions'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly SubmissionCard: FunctionComponent<CellProps<ListCrowdSubmissionsRow>>
  readonly RetakeChips: FunctionComponent<InputPartProps<ListCrowdSubmissionsRow>>
  readonly SubmissionPanel: FunctionComponent<OpenProps<ListCrowdSubmissionsRow>>
  readonly CrowdTabs: FunctionComponent<AboveProps>
} = { SubmissionCard, RetakeChips, SubmissionPanel, CrowdTabs }

export const CrowdSubmissionsScreen = createScreen({ screen, parts })
