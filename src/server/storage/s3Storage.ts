import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCopyCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { diskRoomOf } from './diskRoom'
import { assertSafeKey } from './key'
import type { S3Config } from '../config'
import { mostListed } from './storage'
import { sweepWork, withWorkFolder } from './workFolder'
import type { Storage, StoredObject } from './storage'

const keysPerDelete = 1000

/** Storage in an S3 bucket. Files for ffmpeg are fetched to `workFolder` and deleted after use. */
export function openS3Storage(config: S3Config, workFolder: string): Storage {
  const { bucket: Bucket, accessKeyId, secretAccessKey, endpoint, region } = config
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // The timeout is for silence: long transfers may take longer.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    // Stores other than AWS refuse checksums they do not support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  const room = diskRoomOf(workFolder)

  async function find(key: string) {
    assertSafeKey(key)
    try {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key: key }))
      return { key, bytes: head.ContentLength ?? 0, changedAt: head.LastModified ?? new Date(0) }
    } catch (fault) {
      if (fault instanceof Error && fault.name === 'NotFound') return undefined
      throw fault
    }
  }

  async function read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    assertSafeKey(key)
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
    if (!(Body instanceof Readable)) throw new Error(`the store sent no body for ${key}`)
    return Body
  }

  async function putFile(key: string, path: string) {
    assertSafeKey(key)
    const { size } = await stat(path)
    const Body = createReadStream(path)
    const giveUp = new AbortController()
    const put = new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size })
    // The SDK does not listen for errors of the file, and leaves it open when the store fails.
    const broken = new Promise<never>((_, reject) => Body.on('error', reject))
    try {
      await Promise.race([client.send(put, { abortSignal: giveUp.signal }), broken])
    } finally {
      giveUp.abort()
      Body.destroy()
    }
  }

  async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    await room.require(0)
    return withWorkFolder(workFolder, use)
  }

  async function* pages(prefix: string) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
      yield (page.Contents ?? []).map(
        ({ Key = '', Size = 0, LastModified = new Date(0) }): StoredObject => ({
          key: Key,
          bytes: Size,
          changedAt: LastModified,
        }),
      )
    }
  }

  return {
    find,
    read,
    putFile,
    withFolder,
    async list(prefix) {
      const found: StoredObject[] = []
      for await (const page of pages(prefix)) {
        found.push(...page.slice(0, mostListed - found.length))
        if (found.length === mostListed) break
      }
      return found
    },
    pages,
    async put(key, body) {
      assertSafeKey(key)
      if (body instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body }))
        return
      }
      // The store requires the length in advance, which a stream does not know.
      await withFolder(async (folder) => {
        await pipeline(body, createWriteStream(join(folder, 'body')))
        await putFile(key, join(folder, 'body'))
      })
    },
    async assemble(partKeys, key) {
      assertSafeKey(key)
      const [only, ...others] = partKeys
      if (only === undefined) throw new Error('nothing to assemble')
      if (others.length === 0) {
        await client.send(
          new CopyObjectCommand({ Bucket, Key: key, CopySource: `${Bucket}/${only}` }),
        )
      } else await assembleByCopy(client, Bucket, partKeys, key)
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += keysPerDelete) {
        const Objects = keys.slice(at, at + keysPerDelete).map((Key) => ({ Key }))
        await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
      }
    },
    requireRoom: (bytes) => room.require(bytes),
    withFile: (key, use) =>
      withFolder(async (folder) => {
        await room.require((await find(key))?.bytes ?? 0)
        const path = join(folder, 'source')
        await pipeline(await read(key), createWriteStream(path))
        return use(path)
      }),
    sweep: (which) => sweepWork(workFolder, which),
  }
}

/** The store copies the objects itself, so no bytes pass through here (media.md F2 4). */
async function assembleByCopy(
  client: S3Client,
  Bucket: string,
  partKeys: readonly string[],
  Key: string,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
  const upload = { Bucket, Key, UploadId }
  try {
    const Parts = []
    for (const [index, partKey] of partKeys.entries()) {
      const PartNumber = index + 1
      const { CopyPartResult } = await client.send(
        new UploadPartCopyCommand({ ...upload, PartNumber, CopySource: `${Bucket}/${partKey}` }),
      )
      Parts.push({ PartNumber, ETag: CopyPartResult?.ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (fault) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw fault
  }
}
