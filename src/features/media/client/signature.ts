// One signature serves every part of every file until 80 % of its lifetime has passed.

export interface UploadSignature {
  readonly 'X-Amz-Credential': string
  readonly 'X-Amz-Signature': string
  readonly 'X-Amz-Date': string
  readonly Policy: string
}

export interface SignatureSource {
  /** The current signature; a new one is fetched when it is too old. */
  current(): Promise<UploadSignature>
  /** The store refused this signature: the next caller fetches a new one. */
  refused(signature: UploadSignature): void
}

const usableShare = 0.8

/**
 * The lifetime in ms, from the server's own two times, so that a wrong local clock does not matter.
 */
export function lifeMsOf({ Policy, 'X-Amz-Date': signedAt }: UploadSignature): number {
  const { expiration } = JSON.parse(atob(Policy)) as { expiration: string }
  return Date.parse(expiration) - dateOfAmz(signedAt)
}

export function createSignatureSource(
  fetchSignature: () => Promise<UploadSignature>,
  now: () => number,
): SignatureSource {
  let held:
    | { promise: Promise<UploadSignature>; signature?: UploadSignature; renewAt: number }
    | undefined

  function renew() {
    const promise = fetchSignature()
    const entry: NonNullable<typeof held> = { promise, renewAt: Infinity }
    held = entry
    promise.then(
      (signature) => {
        entry.signature = signature
        entry.renewAt = now() + lifeMsOf(signature) * usableShare
      },
      () => {
        if (held === entry) held = undefined
      },
    )
    return promise
  }

  return {
    current: () => (held && now() < held.renewAt ? held.promise : renew()),
    refused(signature) {
      if (held?.signature === signature) held = undefined
    },
  }
}

/** 20261120T093000Z */
function dateOfAmz(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
