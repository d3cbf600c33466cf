/** Choosing a password, for the screens of others; few pages need it, so it is fetched with them. */
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
