export { WorkTabs } from './WorkTabs'
export { ChipsInput } from './parts/ChipsInput'
