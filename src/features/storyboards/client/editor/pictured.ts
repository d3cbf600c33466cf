import type { Other } from '../../presence'

/** What an avatar shows of somebody. */
export const pictured = ({ name, pictureUrl }: Other['person']) => ({
  name,
  ...(pictureUrl !== undefined && { pictureUrl }),
})
