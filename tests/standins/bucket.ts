/** A bucket as S3's published protocol describes it: objects, copies in parts, lists, signed forms. */
import { createHash, randomUUID } from 'node:crypto'
import type { S3Config } from '../../src/server/config'
import { checkPostPolicy } from '../../src/server/storage/checkPostPolicy'
import { PostFault } from '../../src/server/storage/postFault'
import { listen, type Answer, type Received } from './loopback'

interface Kept {
  readonly body: Buffer
  readonly changedAt: Date
}

export type BucketStandin = Awaited<ReturnType<typeof openBucket>>

const named = {
  bucket: 'studio',
  region: 'us-east-1',
  accessKeyId: 'STANDIN',
  secretAccessKey: 'a secret of buckets',
}

/** @param now as its clock says */
export async function openBucket(now: () => Date = () => new Date()) {
  const objects = new Map<string, Kept>()
  const copies = new Map<string, Map<number, Buffer>>()
  const bucket = {
    objects,
    /** Each key as often as something was put there. */
    written: [] as string[],
    /** Each key as often as it was to be removed. */
    removed: [] as string[],
    /** Told of each request before it is answered; an answer is given instead of the bucket's. */
    onRequest: (() => undefined) as (received: Received) => Answer | undefined,
  }

  const { origin, close } = await listen(
    (received) => bucket.onRequest(received) ?? answer(received),
  )

  function answer(received: Received): Answer | Promise<Answer> {
    const { method, url, headers, body } = received
    const [, , ...names] = url.pathname.split('/')
    const key = decodeURIComponent(names.join('/'))
    if (key === '') return ofAll(received)
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return inParts(key, received)
    if (method === 'PUT') {
      const source = headers['x-amz-copy-source']
      const copied = source === undefined ? body : objects.get(keyOf(source))?.body
      if (!copied) return fault(404, 'NoSuchKey')
      put(key, copied)
      const told =
        source === undefined ? '' : `<CopyObjectResult>${tagOf(copied)}</CopyObjectResult>`
      return { status: 200, headers: { etag: etag(copied) }, body: told }
    }
    const found = objects.get(key)
    if (!found) return fault(404, 'NoSuchKey')
    return given(found, headers.range)
  }

  function put(key: string, body: Buffer): void {
    objects.set(key, { body, changedAt: now() })
    bucket.written.push(key)
  }

  function ofAll({ method, url, headers, body }: Received): Answer | Promise<Answer> {
    if (method === 'GET') return listed(url.searchParams)
    if (!url.searchParams.has('delete')) return posted(headers['content-type'] ?? '', body)
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) {
      objects.delete(key)
      bucket.removed.push(key)
    }
    return xml('<DeleteResult></DeleteResult>')
  }

  function listed(asked: URLSearchParams): Answer {
    const after = asked.get('continuation-token') ?? ''
    const most = Number(asked.get('max-keys') ?? 1000)
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
      .toSorted()
    const page = keys.slice(0, most)
    const isCut = keys.length > page.length
    const contents = page.map((key) => {
      const { body, changedAt } = objects.get(key)!
      const at = changedAt.toISOString()
      return `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${at}</LastModified></Contents>`
    })
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return xml(
      `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    )
  }

  /** A form, as pages send it. */
  async function posted(type: string, body: Buffer): Promise<Answer> {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData()
    const file = form.get('file')
    if (!(file instanceof Blob)) return fault(400, 'MalformedPOSTRequest')
    form.delete('file')
    const fields = [...form].map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    try {
      const { key, minBytes, maxBytes } = checkPostPolicy(
        new Map(fields),
        { ...named, url: origin },
        now(),
      )
      if (file.size < minBytes) return fault(400, 'EntityTooSmall')
      if (file.size > maxBytes) return fault(400, 'EntityTooLarge')
      put(key, Buffer.from(await file.arrayBuffer()))
      return { status: 204 }
    } catch (refused) {
      if (refused instanceof PostFault) return fault(refused.status, refused.code)
      throw refused
    }
  }

  function inParts(key: string, { method, url, headers }: Received): Answer {
    const id = url.searchParams.get('uploadId')
    if (id === null) {
      const begun = randomUUID()
      copies.set(begun, new Map())
      return xml(
        `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    const parts = copies.get(id)
    if (!parts) return fault(404, 'NoSuchUpload')
    if (method === 'PUT') {
      const source = objects.get(keyOf(headers['x-amz-copy-source'] ?? ''))
      if (!source) return fault(404, 'NoSuchKey')
      parts.set(Number(url.searchParams.get('partNumber')), source.body)
      return xml(`<CopyPartResult>${tagOf(source.body)}</CopyPartResult>`)
    }
    copies.delete(id)
    if (method === 'DELETE') return { status: 204 }
    const inOrder = [...parts].toSorted(([one], [other]) => one - other)
    put(key, Buffer.concat(inOrder.map(([, body]) => body)))
    return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
  }

  const config: S3Config = { ...named, endpoint: origin }
  return Object.assign(bucket, {
    origin,
    close,
    config,
    /** @param endpoint where it is reached, if by a line of its own */
    environment: (endpoint = origin) => ({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: named.bucket,
      S3_REGION: named.region,
      S3_ACCESS_KEY_ID: named.accessKeyId,
      S3_SECRET_ACCESS_KEY: named.secretAccessKey,
    }),
  })
}

const keyOf = (source: string | readonly string[]) =>
  decodeURIComponent(String(source)).replace(/^\/?[^/]+\//, '')

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
const tagOf = (body: Buffer) => `<ETag>${etag(body).replaceAll('"', '&quot;')}</ETag>`

const xml = (content: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${content}`,
})

const fault = (status: number, code: string) =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)

function given({ body, changedAt }: Kept, range: string | undefined): Answer {
  const headers = { 'last-modified': changedAt.toUTCString(), etag: etag(body) }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (from === undefined)
    return { status: 200, headers: { ...headers, 'content-length': String(body.length) }, body }
  if (Number(from) >= body.length) return fault(416, 'InvalidRange')
  const piece = body.subarray(Number(from), Number(to) + 1)
  const end = Number(from) + piece.length - 1
  const part = {
    'content-length': String(piece.length),
    'content-range': `bytes ${from}-${end}/${body.length}`,
  }
  return { status: 206, headers: { ...headers, ...part }, body: piece }
}
