/** What the server answers; all other addresses are the page's. */
export const apiPaths = [
  '/rest',
  '/oauth',
  '/media',
  '/uploads',
  '/assets/i18n',
  '/healthz',
  '/readyz',
  '/csp-reports',
]
