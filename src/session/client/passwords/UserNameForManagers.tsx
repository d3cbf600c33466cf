/** A hidden field that tells password managers whose password this is. */
export function UserNameForManagers({ userName }: { userName: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
  )
}
