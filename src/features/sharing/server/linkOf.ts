import type { SharingServices } from './services'

export const sharePath = '/s'

interface Linked {
  readonly id: string
  readonly linkNo: number
  readonly slug: string | null
}

/** From the first slash on. */
export const linkOf = ({ id, linkNo, slug }: Linked, sharing: Pick<SharingServices, 'tokenOf'>) =>
  `${sharePath}/${slug ?? sharing.tokenOf(id, linkNo)}`
