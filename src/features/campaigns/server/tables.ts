import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { LetterDoc } from '../../../../generated/facts/features/mail'
import type { CampaignState, Segment } from '../campaign'

type Timestamp = ColumnType<Date, Date | string, Date | string>

interface Written {
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface CampaignsTable extends Written {
  id: string
  customerId: string
  ownerUserId: string
  name: string
  nameKey: GeneratedAlways<string>
  goal: Generated<string>
  state: Generated<CampaignState>
  startsAt: Timestamp | null
  endsAt: Timestamp | null
  replyTo: string | null
  /** To whom of its audience its letters go: those who agreed, or all who did not refuse. */
  consent: Generated<'agreed' | 'notRefused'>
  /** Where its letters lead. */
  sharePageId: string | null
}

export interface CampaignLettersTable extends Written {
  id: string
  customerId: string
  campaignId: string
  subject: string
  subjectKey: GeneratedAlways<string>
  doc: ColumnType<LetterDoc, string, string>
  segment: Segment
  sendAt: Timestamp | null
  /** Handed: to the lane, which knows what becomes of it. */
  state: Generated<'draft' | 'planned' | 'handed'>
}

interface OfCampaign {
  customerId: string
  campaignId: string
}

declare module '../../../server/database/tables' {
  interface Database {
    campaigns: CampaignsTable
    campaignLetters: CampaignLettersTable
    campaignPrograms: OfCampaign & { programId: string; position: number }
    campaignLists: OfCampaign & { listId: string }
    campaignContacts: OfCampaign & { contactId: string }
    campaignChannels: OfCampaign & { channelId: string }
    /** What it has posted itself. */
    campaignPosts: OfCampaign & { deliveryId: string }
    campaignRequests: OfCampaign & { requestId: string }
  }
}
