import { screen } from '../../../../generated/facts/screens/channels'
import { modelsOf } from '../../../screens/client'

/** The list that the manifest draws, and the channel that stands open. */
export const { list: channelList, form: openChannel } = modelsOf(screen)

/** null: none, or a new one. */
export const { $row: $channel } = openChannel
export const $channelId = $channel.map((channel) => channel?.channelId ?? null)
