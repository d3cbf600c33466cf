// Generated from manifest/features/campaigns.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type AboveProps } from '../../../src/screens/client'
import { CampaignTabs } from '../../../src/features/campaigns/client/parts/CampaignTabs'
import { screen } from '../../facts/screens/campaignPeople'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly CampaignTabs: FunctionComponent<AboveProps>
} = { CampaignTabs }

export const CampaignPeopleScreen = createScreen({ screen, parts })
