import { href } from '../../../generated/facts/routes'

/** Where a program is reviewed, with the question to whom it is sent. */
export const sentProgram = (programId: string) =>
  `${href('approvals.review', { programId })}?send=yes`
