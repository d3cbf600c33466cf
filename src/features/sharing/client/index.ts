/** What the document of share pages is made of; it loads nothing of the shell. */
export { SharePage } from './visit/SharePage'
export { createVisit, type Given } from './visit/visit'
