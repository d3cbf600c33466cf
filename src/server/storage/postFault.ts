/** The error answer of the S3 protocol to a refused post; the client reads status and code. */
export class PostFault extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'PostFault'
  }

  toXml(requestId: string): string {
    return (
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<Error><Code>${this.code}</Code><Message>${escapeXml(this.message)}</Message>` +
      `<RequestId>${escapeXml(requestId)}</RequestId></Error>`
    )
  }
}

export const accessDenied = (why: string) =>
  new PostFault(403, 'AccessDenied', `Invalid according to Policy: ${why}`)

export const malformed = (why: string) => new PostFault(400, 'MalformedPOSTRequest', why)

export const badPolicy = (why: string) =>
  new PostFault(400, 'InvalidPolicyDocument', `Invalid Policy: ${why}`)

export const tooSmall = () =>
  new PostFault(400, 'EntityTooSmall', 'The object is smaller than the policy allows.')

export const tooLarge = () =>
  new PostFault(400, 'EntityTooLarge', 'The object is larger than the policy allows.')

export const tooSlow = () =>
  new PostFault(400, 'RequestTimeout', 'The bytes of this request arrive too slowly.')

export const noSuchUpload = () =>
  new PostFault(404, 'NoSuchUpload', 'There is no open upload to which this part belongs.')

export const quotaUsedUp = () =>
  new PostFault(400, 'QuotaUsedUp', 'The storage of this organization is used up.')

export const storeFull = () => new PostFault(507, 'InsufficientStorage', 'The disk is full.')

function escapeXml(text: string): string {
  return text.replace(/[^\w .,:;'()/$=+-]/g, (each) => `&#${each.codePointAt(0)};`)
}
