import { href } from '../../../generated/facts/routes'

/** The share pages that show a program. */
export const sharedProgram = (programId: string) =>
  `${href('sharing.pages')}?where=programs.is.${programId}`
