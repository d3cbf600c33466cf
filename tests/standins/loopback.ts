/** A real HTTP server on this machine, as which a stand-in speaks somebody else's protocol. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

export const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** `answer` null: the connection is cut, as where a service breaks down. */
export async function listen(
  answer: (received: Received) => Answer | null | Promise<Answer | null>,
) {
  const server = createServer((request, response) => {
    void take(request, response)
  })

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      // Whoever asked has gone away.
      return
    }
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', origin)
    const given = await answer({ method, url, headers, body: Buffer.concat(chunks) })
    if (given === null) request.socket.destroy()
    else response.writeHead(given.status, given.headers).end(given.body)
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
