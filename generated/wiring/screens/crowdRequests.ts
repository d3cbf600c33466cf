// Generated from manifest/features/crowd.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type InputPartProps, type OpenProps, type AboveProps } from '../../../src/screens/client'
import { PromptsInput } from '../../../src/features/crowd/client/parts/PromptsInput'
import { CrowdPage } from '../../../src/features/crowd/client/parts/CrowdPage'
import { CrowdTabs } from '../../../src/features/crowd/client/parts/CrowdTabs'
import type { ListCrowdRequestsRow } from '../../facts/features/crowd'
import { screen } from '../../facts/screens/crowdRequests'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly PromptsInput: FunctionComponent<InputPartProps<ListCrowdRequestsRow>>
  readonly CrowdPage: FunctionComponent<OpenProps<ListCrowdRequestsRow>>
  readonly CrowdTabs: FunctionComponent<AboveProps>
} = { PromptsInput, CrowdPage, CrowdTabs }

export const CrowdRequestsScreen = createScreen({ screen, parts })
