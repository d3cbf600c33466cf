/** The smaller one of a picture, for faces of at most 32 px; other addresses stay what they are. */
export const smallPicture = (address: string): string =>
  address.replace(/^(\/pictures\/.*\/)256\.webp$/, '$164.webp')
