// A process of its own, so that what is measured is the server: posts `parts` forms, four at a time.
import http from 'node:http'
import { randomBytes } from 'node:crypto'

const { port, path, parts, partBytes, fields } = JSON.parse(process.argv[2])
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })
const boundary = '----studio0123456789'
const body = randomBytes(partBytes)

function formOf(partNo) {
  const all = { ...fields, key: `${fields.prefix}p${String(partNo).padStart(5, '0')}` }
  delete all.prefix
  const head = Object.entries(all)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
  return [
    Buffer.from(
      `${head}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    body,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]
}

function post(partNo) {
  const chunks = formOf(partNo)
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent,
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': chunks.reduce((sum, chunk) => sum + chunk.length, 0),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 204
            ? resolve()
            : reject(new Error(`answered ${response.statusCode}`)),
        )
      },
    )
    request.on('error', reject)
    for (const chunk of chunks) request.write(chunk)
    request.end()
  })
}

let next = 1
async function postInTurn() {
  while (next <= parts) await post(next++)
}

const started = performance.now()
await Promise.all([1, 2, 3, 4].map(postInTurn))
process.stdout.write(String(performance.now() - started))
agent.destroy()
