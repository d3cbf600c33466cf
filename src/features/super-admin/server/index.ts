// What super-admin exports to other features and to main.
export { customersReport } from './customersReport'
export { typePaths } from './typePaths'
