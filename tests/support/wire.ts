/** A line to a server that a test can cut and mend: whoever is on it is dropped, and nobody gets through. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll } from 'vitest'

export interface Wire {
  readonly port: number
  cut(): void
  mend(): void
}

/** `to` is a port of this machine or the path of a socket. */
export async function aWireTo(to: number | string): Promise<Wire> {
  const ends = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket) => {
    ends.add(socket)
    socket.on('close', () => ends.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = typeof to === 'string' ? connect(to) : connect(to, '127.0.0.1')
    for (const end of [near, far]) keep(end)
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const drop = () => ends.forEach((end) => end.destroy())
  afterAll(() => {
    drop()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      drop()
    },
    mend: () => void (isCut = false),
  }
}
