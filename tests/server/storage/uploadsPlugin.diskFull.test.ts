import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { signPostPolicy } from '../../../src/server/storage/postPolicy'
import { uploadPath } from '../../../src/server/storage/uploadsPlugin'
import { projectRoot } from '../../support/projectRoot'

const folder = mkdtempSync(join(tmpdir(), 'full-'))
const small = join(folder, 'small')
mkdirSync(small)
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', small]).status === 0
afterAll(() => {
  if (mounted) spawnSync('umount', ['-l', small])
  rmSync(folder, { recursive: true, force: true })
})

/** A disk of 3 MiB where the machine lets us make one; a limit of 2 MiB for each file anywhere. */
const places = [
  { place: 'a file may not grow further', room: join(folder, 'limited'), limit: 'ulimit -f 2048;' },
  ...(mounted ? [{ place: 'the disk is full', room: small, limit: '' }] : []),
]

const secretAccessKey = 'secret'
const server = join(projectRoot, 'tests/support/uploadsServer.ts')

describe.each(places)('where $place', ({ room, limit }) => {
  test('the uploader is told so, nothing is left, and what fits still gets in', async () => {
    const node = `exec ${process.execPath} --import tsx ${server} ${room} ${secretAccessKey}`
    const child = spawn('bash', ['-c', `${limit} ${node}`], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [origin] = (await once(child.stdout, 'data')) as [Buffer]
      const url = `${origin.toString()}${uploadPath}`
      const mebibyte = 1024 * 1024
      expect(await post(url, 'p00001', mebibyte)).toEqual({ status: 204 })
      expect(await post(url, 'p00002', 5 * mebibyte)).toEqual({
        status: 507,
        code: 'InsufficientStorage',
      })
      expect(readdirSync(join(room, 'writing'))).toEqual([])
      expect(await post(url, 'p00003', mebibyte)).toEqual({ status: 204 })
      expect(readdirSync(join(room, 'objects/in/c1/u1/up1')).sort()).toEqual(['p00001', 'p00003'])
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  })
})

async function post(url: string, name: string, bytes: number) {
  const target = { url, bucket: 'studio', region: 'local', accessKeyId: 'STUDIO', secretAccessKey }
  const grant = { keyPrefix: 'in/c1/u1/', maxBytes: 64 * 1024 * 1024, lifeMs: 60_000 }
  const form = new FormData()
  form.append('key', `in/c1/u1/up1/${name}`)
  form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
  for (const [field, value] of Object.entries(signPostPolicy(target, grant, new Date()))) {
    form.append(field, value)
  }
  form.append('file', new Blob([new Uint8Array(bytes)]))
  const response = await fetch(url, { method: 'POST', body: form })
  const [, code] = /<Code>(\w+)/.exec(await response.text()) ?? []
  return { status: response.status, ...(code ? { code } : {}) }
}
