import { createHash } from 'node:crypto'
import { FilePathSource, Input, MP4 } from 'mediabunny'

export interface ChunkStream {
  readonly frames: number
  /** SHA-256 of its parameter sets, in hex: equal in all that are joined by copy. */
  readonly shape: string
}

/** Reads what a chunk says of itself, within milliseconds; one that cannot be read has no frames. */
export async function streamOf(path: string): Promise<ChunkStream> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] })
  try {
    const track = await input.getPrimaryVideoTrack()
    const config = await track?.getDecoderConfig()
    const { packetCount = 0 } = (await track?.computePacketStats()) ?? {}
    return { frames: packetCount, shape: shapeOf(config?.description) }
  } catch {
    return { frames: 0, shape: '' }
  } finally {
    input.dispose()
  }
}

function shapeOf(description: AllowSharedBufferSource | undefined): string {
  if (!description) return ''
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  return createHash('sha256').update(bytes).digest('hex')
}
