export { ChipsInput } from './parts/ChipsInput'
