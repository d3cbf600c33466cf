// Generated from manifest/features/crowd.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type InputPartProps, type OpenProps, type AboveProps } from '../../../src/screens/client'
import { RetakeChips } from '../../../src/features/crowd/client/parts/RetakeChips'
import { SubmissionPanel } from '../../../src/features/crowd/client/parts/SubmissionPanel'
import { CrowdTabs } from '../../../src/features/crowd/client/parts/CrowdTabs'
import type { ListCrowdSubmissionsRow } from '../../facts/features/crowd'
import { screen } from '../../facts/screens/crowdPeople'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly RetakeChips: FunctionComponent<InputPartProps<ListCrowdSubmissionsRow>>
  readonly SubmissionPanel: FunctionComponent<OpenProps<ListCrowdSubmissionsRow>>
  readonly CrowdTabs: FunctionComponent<AboveProps>
} = { RetakeChips, SubmissionPanel, CrowdTabs }

export const CrowdPeopleScreen = createScreen({ screen, parts })
