import { createEffect } from 'effector'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'

/** Spec §4: the user name stays on the device only if "remember me" was on. */
export interface Remembered {
  userName: string
  isRemembered: boolean
}

const userNameKey = 'auth.username'
const rememberKey = 'auth.rememberMe'

export const readRememberedFx = createEffect(async (): Promise<Remembered> => {
  const isRemembered = (await readStorageFx({ key: rememberKey })) === 'true'
  const userName = await readStorageFx({ key: userNameKey })
  return { userName: isRemembered ? (userName ?? '') : '', isRemembered }
})

export const rememberFx = createEffect(
  async ({ userName, isRemembered }: Remembered): Promise<void> => {
    await writeStorageFx({ key: userNameKey, value: userName })
    await writeStorageFx({ key: rememberKey, value: String(isRemembered) })
  },
)

export const forgetRememberedFx = createEffect(async (): Promise<void> => {
  await removeStorageFx({ key: userNameKey })
  await removeStorageFx({ key: rememberKey })
})

export const forgetUnlessRememberedFx = createEffect(async (): Promise<void> => {
  if ((await readStorageFx({ key: rememberKey })) !== 'true') await forgetRememberedFx()
})
