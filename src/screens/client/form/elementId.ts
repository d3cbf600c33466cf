/** The element of a field or a part of the form, by which the focus finds it. */
export const elementId = (screenId: string, part: string) =>
  `${screenId}-${part.replaceAll('.', '-')}`
