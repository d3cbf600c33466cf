/** What entities and calls are called in the generated files. */
export const schemaConst = (entity: string) =>
  `${entity.charAt(0).toLowerCase()}${entity.slice(1)}Schema`

export const requestType = (call: string) => `${capital(call)}Request`
export const responseType = (call: string) => `${capital(call)}Response`

/** The type of a question for rows of a list. */
export const rowsType = (list: string) => `${capital(list)}Rows`
/** The check of the values that a call writes. */
export const valuesConst = (call: string) => `${call}Values`

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
