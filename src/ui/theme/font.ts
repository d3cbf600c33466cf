import latinUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** Address of the one font file the first screen needs, for `<link rel="preload" as="font">`. */
export const fontUrl: string = latinUrl
