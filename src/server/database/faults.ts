/** Error codes that mean the database is unavailable. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
])
const busyCodes = new Set(['55P03', '57014', '40001', '40P01', '53200', '53400'])

/** pg reports these without a code. */
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

export const isUnavailable = (error: unknown) =>
  unavailableCodes.has(codeOf(error)) ||
  (error instanceof Error && unavailableMessages.test(error.message))

/** A prepared statement answers what it did not before: a migration came in between. */
export const hasChangedShape = (error: unknown) =>
  codeOf(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message)

export const isBusy = (error: unknown) => busyCodes.has(codeOf(error)) || hasChangedShape(error)

export const isDiskFull = (error: unknown) => ['53100', 'ENOSPC'].includes(codeOf(error))

/** A value that the database cannot read as what it is compared with: no date, out of range. */
export const isDataFault = (error: unknown) => codeOf(error).startsWith('22')

export const isForeignKeyViolation = (error: unknown) => codeOf(error) === '23503'

export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'

/** The name of the unique or foreign key, or of the check, that was violated. */
export const constraintOf = (error: unknown): string | undefined =>
  codeOf(error).startsWith('23') && typeof error === 'object' && error && 'constraint' in error
    ? String(error.constraint)
    : undefined

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return String(error.code)
}
