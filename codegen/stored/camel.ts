/** `shot_types` becomes `shotTypes`: the name of a table or a column in queries. */
export const camel = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
