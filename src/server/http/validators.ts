/** The manifest's JSON Schemas, compiled once at start. */
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { malformedRequest, type FieldFault } from '../errors'

export interface CallSchemas {
  readonly request: object
  readonly response: object
}

export interface Validators {
  accepts(callId: string, request: unknown): boolean
  checkRequest(callId: string, request: unknown): void
  checkResponse(callId: string, response: unknown): void
}

export function compileValidators(
  schemas: Readonly<Record<string, CallSchemas>>,
  definitions: { readonly $id: string },
): Validators {
  const ajv = new Ajv2020({ strict: false, ownProperties: true })
  addFormats.default(ajv)
  ajv.addSchema(definitions)
  const compile = (schema: object) => ajv.compile(schema)
  const requests = compileOnDemand(schemas, 'request', compile)
  const responses = compileOnDemand(schemas, 'response', compile)

  return {
    accepts: (callId, request) => requests(callId)(request),
    checkRequest(callId, request) {
      const validate = requests(callId)
      if (!validate(request)) throw malformedRequest(problemOf(validate), faultsOf(validate))
    },
    checkResponse(callId, response) {
      const validate = responses(callId)
      if (!validate(response)) {
        throw new Error(
          `The answer of ${callId} is not what the manifest says: ${problemOf(validate)}`,
        )
      }
    },
  }
}

function compileOnDemand(
  schemas: Readonly<Record<string, CallSchemas>>,
  side: keyof CallSchemas,
  compile: (schema: object) => ValidateFunction,
) {
  const compiled = new Map<string, ValidateFunction>()
  return (callId: string) => {
    const validate = compiled.get(callId) ?? compile(schemas[callId]?.[side] ?? {})
    compiled.set(callId, validate)
    return validate
  }
}

function faultsOf({ errors }: ValidateFunction): FieldFault[] {
  return (errors ?? []).map((error) => {
    const limit: unknown = error.params['limit']
    return {
      field: fieldOf(error),
      code: error.keyword,
      ...(typeof limit === 'number' ? { limit } : {}),
    }
  })
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const unknownField = params['additionalProperty'] ?? params['missingProperty']
  return [...instancePath.split('/').slice(1), ...(unknownField ? [unknownField] : [])].join('.')
}

function problemOf({ errors }: ValidateFunction): string {
  const [first] = errors ?? []
  if (!first) return 'it does not fit.'
  return `${fieldOf(first) || 'clientRequest'} ${first.message ?? 'does not fit'}.`
}
