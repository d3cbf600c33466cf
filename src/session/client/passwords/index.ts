/**
 * Public entry of the password components. Few pages need them, so they are loaded with those
 * pages.
 */
export {
  $changes,
  $faults,
  $isChanging,
  passwordChanged,
  passwordSubmitted,
  passwordTyped,
} from './changePassword.model'
export { NewPasswordField } from './NewPasswordField'
export { faultsOf } from './passwordFaults'
export { UserNameForManagers } from './UserNameForManagers'
