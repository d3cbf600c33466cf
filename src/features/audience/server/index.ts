// What audience exports to other features and to main.
export { peopleReport, storageReport } from './reports'
