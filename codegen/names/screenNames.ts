/** users becomes UsersScreen: what the wiring of a screen exports. */
export const screenComponent = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}Screen`
