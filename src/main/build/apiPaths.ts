/** Path prefixes that the server answers; all others belong to the page. */
export const apiPaths = [
  '/rest',
  '/oauth',
  '/media',
  '/media-by',
  '/s/',
  '/guest',
  '/insights',
  '/u/',
  '/oembed',
  '/hooks/',
  '/uploads',
  '/assets/i18n',
  '/healthz',
  '/readyz',
  '/csp-reports',
]
