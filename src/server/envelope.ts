/** The response envelope of spec §7. */
import { malformedRequest, type Failure } from './errors'

export const wrapAnswer = (clientResponse: unknown) => ({ status: 'Ok', clientResponse })

type Told = Pick<Failure, 'code' | 'message' | 'params' | 'faults'>

/** The client builds the text in the person's language from code, parameters and faults. */
export const wrapFailure = ({ code, message, params, faults }: Told) => ({
  status: 'Error',
  errorCode: code,
  errorMessage: message,
  errorParams: params,
  errorFaults: faults,
})

/** The token calls answer without the envelope; OAuth clients read `error`. */
export const bareFailure = (failure: Told) => ({
  ...wrapFailure(failure),
  error: failure.message,
  error_description: failure.message,
})

/** A missing clientRequest counts as an empty one; no other key may stand beside it. */
export function unwrapRequest(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw malformedRequest('The body must be an object with clientRequest.')
  }
  const { clientRequest, ...others } = body as Record<string, unknown>
  const [unknownField] = Object.keys(others)
  if (unknownField !== undefined)
    throw malformedRequest(`The field ${unknownField} is not known here.`)
  return clientRequest ?? {}
}
