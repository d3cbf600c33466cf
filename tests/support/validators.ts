import { definitions, schemas } from '../../generated/wiring/schemas.json'
import { compileValidators } from '../../src/server/http/validators'

/** What `assemble` makes by itself, shared by the files of a worker: each schema is compiled once. */
export const validators = compileValidators(schemas, definitions)
