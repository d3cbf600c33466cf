import { attach, createStore } from 'effector'
import { backgroundUpload } from '../../../../generated/facts/app'
import { readAddressFx } from '../../../browser/location'

/** Spec §4 and §8: background uploads from these hosts are no longer supported. */
export interface UploadRoute {
  path: string
  hosts: readonly string[]
}

export const $uploadRoute = createStore<UploadRoute>(backgroundUpload, { serialize: 'ignore' })

export const readIsUploadUnsupportedFx = attach({
  source: $uploadRoute,
  effect: async ({ path, hosts }): Promise<boolean> => {
    const { host, pathname } = await readAddressFx()
    const isThere = pathname === path || pathname.startsWith(`${path}/`)
    return isThere && hosts.includes(host)
  },
})
