// What directory exports to other features and to main.
export { profileFieldsOf } from './profileFields'
