import { href } from '../../../generated/facts/routes'

/** Where a program is sent to YouTube from. */
export const youtubeProgram = (programId: string) =>
  `${href('integrations.youtube')}?program=${programId}`
