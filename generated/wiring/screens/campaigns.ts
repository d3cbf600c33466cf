// Generated from manifest/features/campaigns.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type OpenProps, type NoteProps, type AboveProps } from '../../../src/screens/client'
import { CampaignPage } from '../../../src/features/campaigns/client/parts/CampaignPage'
import { StartAudience } from '../../../src/features/campaigns/client/parts/StartAudience'
import { CampaignTabs } from '../../../src/features/campaigns/client/parts/CampaignTabs'
import type { ListCampaignsRow } from '../../facts/features/campaigns'
import { screen } from '../../facts/screens/campaigns'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly CampaignPage: FunctionComponent<OpenProps<ListCampaignsRow>>
  readonly StartAudience: FunctionComponent<NoteProps<ListCampaignsRow>>
  readonly CampaignTabs: FunctionComponent<AboveProps>
} = { CampaignPage, StartAudience, CampaignTabs }

export const CampaignsScreen = createScreen({ screen, parts })
