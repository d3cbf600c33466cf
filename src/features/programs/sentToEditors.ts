import { href } from '../../../generated/facts/routes'

/** Where a program goes to professional editors. */
export const sentToEditors = (programId: string) => href('proEdits.send', { programId })
