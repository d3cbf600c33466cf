// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type {
  GetCampaignResultsResponse,
  ListCampaignsRow,
} from '../../../../../generated/facts/features/campaigns'
import { Measures } from '../../../../../src/features/campaigns/client/page/Results'
import { drawWorded } from '../../../../support/drawWorded'

const reply = { audience: 20, audienceHeld: 9, recipients: 11, sent: 11 }

test('recipients are a part of those who can be emailed, without who is held back', async () => {
  await drawWorded(
    <MemoryRouter>
      <Measures
        campaign={{ campaignId: 'c1' } as ListCampaignsRow}
        reply={reply as GetCampaignResultsResponse}
      />
    </MemoryRouter>,
    'campaigns',
  )
  expect(document.body.textContent).toContain('Recipients11of 11 who can be emailed')
})
