/**
 * Turns whatever was thrown into the failure to answer with; an unexpected error is logged in full.
 */
import type { FastifyBaseLogger } from 'fastify'
import { isBusy, isDataFault, isDiskFull, isUnavailable } from '../database/faults'
import { bodyTooLarge, busy, Failure, internal, malformedRequest, unsupportedBody } from '../errors'
import { isOutage } from '../isOutage'

export function judgeError(error: unknown, log: FastifyBaseLogger, newId: () => string): Failure {
  if (error instanceof Failure) return error
  if (isUnavailable(error) || isOutage(error) || isBusy(error) || isDiskFull(error)) {
    log.error({ err: error }, 'the database or the store cannot serve this call')
    return busy()
  }
  if (isDataFault(error)) {
    log.warn({ err: error }, 'a value is none that the database holds')
    return malformedRequest('A number or a day is beyond what can be kept.')
  }
  const known = failureOfFastify(error)
  if (known) return known
  const incident = newId()
  log.error({ err: error, incident }, 'unexpected fault')
  return internal(incident)
}

function failureOfFastify(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge()
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedBody()
  if (String(error.code).startsWith('FST_ERR_CTP'))
    return malformedRequest('The body cannot be read.')
  return undefined
}
