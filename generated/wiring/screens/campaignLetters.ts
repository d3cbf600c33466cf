// Generated from manifest/features/campaigns.yaml by npm run codegen. Edit the manifest, not this file.

import type { FunctionComponent } from 'react'
import { createScreen, type InputPartProps, type OpenProps, type AboveProps } from '../../../src/screens/client'
import { LetterInput } from '../../../src/features/campaigns/client/parts/LetterInput'
import { LetterPage } from '../../../src/features/campaigns/client/parts/LetterPage'
import { CampaignTabs } from '../../../src/features/campaigns/client/parts/CampaignTabs'
import type { ListCampaignLettersRow } from '../../facts/features/campaigns'
import { screen } from '../../facts/screens/campaignLetters'

/** A part that asks for other props does not compile here. */
const parts: {
  readonly LetterInput: FunctionComponent<InputPartProps<ListCampaignLettersRow>>
  readonly LetterPage: FunctionComponent<OpenProps<ListCampaignLettersRow>>
  readonly CampaignTabs: FunctionComponent<AboveProps>
} = { LetterInput, LetterPage, CampaignTabs }

export const CampaignLettersScreen = createScreen({ screen, parts })
