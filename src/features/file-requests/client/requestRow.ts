import type {
  ListFileRequestsRow,
  RequestedFile,
} from '../../../../generated/facts/features/file-requests'
import type { Tone } from '../../../ui/labels/Badge'

/** A file request as the list has it. */
export type RequestRow = ListFileRequestsRow
export type { RequestedFile }

const isBroken = ({ state }: RequestedFile) => state === 'failed' || state === 'rejected'

/** Those that count: not broken, and nobody asks for another one in their place. */
export const goodFiles = ({ files }: Pick<RequestRow, 'files'>): readonly RequestedFile[] =>
  files.filter((file) => file.step !== 'returned' && !isBroken(file))

export const toneOf: Readonly<Record<RequestRow['state'], Tone>> = {
  requested: 'info',
  opened: 'neutral',
  submitted: 'info',
  returned: 'warn',
  accepted: 'ok',
  declined: 'warn',
  reassigned: 'neutral',
  cancelled: 'neutral',
}
