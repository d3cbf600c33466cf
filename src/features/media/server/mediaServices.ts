import { join } from 'node:path'
import { createMediaAddresses } from '../../../server/media/mediaAddresses'
import { createMediaSigner } from '../../../server/media/signedCookies'
import { openDiskStorage } from '../../../server/storage/diskStorage'
import { uploadPath } from '../../../server/storage/uploadsPlugin'
import type { Config } from '../../../server/config'
import type { Secrets } from '../../../server/secrets'
import type { MediaAddresses } from '../../../server/media/mediaAddresses'
import type { MediaSigner } from '../../../server/media/signedCookies'
import type { DiskStorage } from '../../../server/storage/diskStorage'
import type { PostTarget } from '../../../server/storage/postTarget'
import type { Storage } from '../../../server/storage/storage'
import type { Programs } from './ffmpeg/probe'
import type { MeasuredFiles } from './processing/measuredFiles'

/** The services for handlers that deal with media. */
export interface MediaServices {
  storage: Storage
  postTarget: PostTarget
  programs: Programs
  measured: MeasuredFiles
  /** Looks at each file that was uploaded; 0: it is clean, 1: it is infected. */
  scanCommand: string | undefined
  /** How much of what was drawn for films is kept for the next one. */
  renderCacheBytes: number
  /** Prepended to the path of a medium; empty if the page comes from the same origin. */
  origin: string
  addresses: MediaAddresses
}

declare module '../../../server/services' {
  interface Services {
    readonly media: MediaServices
  }
}

export interface Store {
  storage: Storage
  postTarget: PostTarget
  signer: MediaSigner
  addresses: MediaAddresses
  /** Set only when the server itself is the store. */
  disk?: DiskStorage
}

type StoreConfig = Pick<Config, 'dataDir' | 's3' | 'publicOrigin'>

export async function openStore(config: StoreConfig, secrets: Secrets): Promise<Store> {
  const signer = createMediaSigner(secrets('media-cookies'))
  const addresses = createMediaAddresses(secrets('media-addresses'))
  if (config.s3) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config.s3
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}`
    // Loaded only if there is a bucket: the S3 client is as large as the rest of the server.
    const { openS3Storage } = await import('../../../server/storage/s3Storage')
    const storage = openS3Storage(config.s3, join(config.dataDir, 'work'))
    const postTarget = { url, bucket, region, accessKeyId, secretAccessKey }
    return { signer, addresses, storage, postTarget }
  }
  const disk = await openDiskStorage(config.dataDir)
  const postTarget: PostTarget = {
    url: `${config.publicOrigin ?? ''}${uploadPath}`,
    bucket: 'studio',
    region: 'local',
    accessKeyId: 'STUDIO',
    secretAccessKey: secrets('upload-policy').toString('hex'),
    asksForSession: true,
  }
  return { signer, addresses, storage: disk, postTarget, disk }
}
