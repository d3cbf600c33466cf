// The upload endpoint alone, in a separate process: node --import tsx uploadsServer.ts <folder>
// <secret>
import Fastify from 'fastify'
import { openDiskStorage } from '../../src/server/storage/diskStorage'
import { uploadPath, uploadsPlugin } from '../../src/server/storage/uploadsPlugin'
import { everyPart } from './everyPart'

const [folder = '', secretAccessKey = ''] = process.argv.slice(2)
const target = {
  url: uploadPath,
  bucket: 'studio',
  region: 'local',
  accessKeyId: 'STUDIO',
  secretAccessKey,
}
const storage = await openDiskStorage(folder)
const app = Fastify()
await app.register(uploadsPlugin, {
  storage,
  target,
  origins: [],
  now: () => new Date(),
  landings: everyPart,
})
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }))
