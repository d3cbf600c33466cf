export { GuestTabs, type GuestTab } from './GuestTabs'
