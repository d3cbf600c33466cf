import type { ListChannelsRow } from '../../../../generated/facts/features/channels'
import { calls } from '../../../../generated/facts/screenCalls/channels'
import { screen } from '../../../../generated/facts/screens/channels'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and the channel that stands open. */
export const { list: channelList, form: openChannel } = modelsOf({ screen, calls })

/** null: none, or a new one. */
export const $channel = openChannel.$row.map((row) => row as unknown as ListChannelsRow | null)
export const $channelId = $channel.map((channel) => channel?.channelId ?? null)
