/** `1 change`, `2 changes`. */
export const count = (many: number, one: string, more = `${one}s`) =>
  `${many} ${many === 1 ? one : more}`
