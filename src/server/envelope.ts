/** The envelope of spec §7, put on in one place. */
import { malformedRequest, type Failure } from './errors'

export const wrapAnswer = (clientResponse: unknown) => ({ status: 'Ok', clientResponse })

type Told = Pick<Failure, 'code' | 'message' | 'params' | 'faults'>

/** By code, parameters and faults the client says it in the person's language. */
export const wrapFailure = ({ code, message, params, faults }: Told) => ({
  status: 'Error',
  errorCode: code,
  errorMessage: message,
  errorParams: params,
  errorFaults: faults,
})

/** The token calls answer bare; `error` is where an OAuth client looks. */
export const bareFailure = (failure: Told) => ({
  ...wrapFailure(failure),
  error: failure.message,
  error_description: failure.message,
})

/** An absent clientRequest is an empty one; nothing else may stand beside it. */
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
