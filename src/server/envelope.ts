/** The envelope of spec §7, put on in one place. */
import { malformedRequest, type Failure } from './errors'

export const wrapAnswer = (clientResponse: unknown) => ({ status: 'Ok', clientResponse })

export const wrapFailure = ({ code, message }: Pick<Failure, 'code' | 'message'>) => ({
  status: 'Error',
  errorCode: code,
  errorMessage: message,
})

/** The token calls answer bare; `error` is where an OAuth client looks. */
export const bareFailure = (failure: Pick<Failure, 'code' | 'message'>) => ({
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
  const [stranger] = Object.keys(others)
  if (stranger !== undefined) throw malformedRequest(`The field ${stranger} is not known here.`)
  return clientRequest ?? {}
}
