import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measureInTurn, type Contender, type Measured, type Ratio } from './measure'
import { installPeers, type Peer, peersFor, peersHome } from './peers'
import { writeSyntheticManifest } from './syntheticManifest'

const work = resolve('.cache/bench-codegen')

/** Rounds fall as runs grow longer; orval needs a minute for 5,000 calls, so the faster peer stands alone there. */
const sizes = [
  { calls: 100, rounds: 5, peers: ['orval with zod', 'hey-api with zod'], target: 0.7 },
  { calls: 1000, rounds: 3, peers: ['hey-api with zod'], target: 0.3 },
  { calls: 5000, rounds: 2, peers: ['hey-api with zod'], target: 0.15 },
]

/** The generator as a whole process against the fastest peer that makes client and validators of the same calls. */
export async function benchCodegen(): Promise<Ratio[]> {
  installPeers()
  const ratios = await ownManifest()
  for (const size of sizes) ratios.push(await synthetic(size))
  return ratios
}

async function ownManifest(): Promise<Ratio[]> {
  const manifest = join(work, 'own')
  const out = join(work, 'own-out')
  rmSync(work, { recursive: true, force: true })
  cpSync('manifest', manifest, { recursive: true })
  generate(manifest, out)
  const document = join(work, 'own.json')
  cpSync(join(out, 'openapi.json'), document)
  const peers = peersFor(document, join(work, 'own-peers')).map(contenderOf)
  const changed = join(manifest, 'features/footage.yaml')
  const text = readFileSync(changed, 'utf8')
  let edits = 0

  const [cold, edited, unchanged, empty, ...others] = await measureInTurn(
    [
      {
        name: 'cold',
        run: () => (rmSync(out, { recursive: true, force: true }), generate(manifest, out)),
      },
      {
        name: 'one file changed',
        run: () => {
          writeFileSync(
            changed,
            text.replace('A page of the customer', `A page, edit ${edits++}, of the customer`),
          )
          return generate(manifest, out)
        },
      },
      { name: 'no change', run: () => generate(manifest, out) },
      { name: 'an empty Node process', run: () => time(process.execPath, ['-e', '0']) },
      ...peers,
    ],
    5,
  )
  const best = fastest(others)
  return [
    compare('our manifest, cold', cold!, best, 0.85),
    compare('our manifest, one file changed', edited!, best, 0.85),
    compare('our manifest, no change', unchanged!, best, 0.2),
    compare('our manifest, no change', unchanged!, empty!, 1.5),
  ]
}

async function synthetic({ calls, rounds, peers, target }: (typeof sizes)[number]): Promise<Ratio> {
  const manifest = join(work, `calls-${calls}`)
  const out = join(work, `calls-${calls}-out`)
  writeSyntheticManifest(manifest, calls)
  generate(manifest, out)
  const document = join(work, `calls-${calls}.json`)
  cpSync(join(out, 'openapi.json'), document)
  const rivals = peersFor(document, join(work, `calls-${calls}-peers`)).filter(({ name }) =>
    peers.includes(name),
  )
  const ours: Contender = {
    name: 'ours',
    run: () => (rmSync(out, { recursive: true, force: true }), generate(manifest, out)),
  }
  const [own, ...others] = await measureInTurn([ours, ...rivals.map(contenderOf)], rounds)
  return compare(`${calls} calls, cold`, own!, fastest(others), target)
}

const generate = (manifest: string, out: string) =>
  time(process.execPath, ['codegen/bin.mjs', '--manifest', manifest, '--out', out])

const contenderOf = ({ name, command, args }: Peer): Contender => ({
  name,
  run: () => time(command, args, peersHome),
})

function time(command: string, args: readonly string[], cwd = '.'): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
  return performance.now() - start
}

const fastest = (measured: readonly Measured[]) =>
  measured.toSorted((a, b) => a.median - b.median)[0]!

function compare(what: string, ours: Measured, against: Measured, target: number): Ratio {
  return {
    what,
    ours: `${ours.median.toFixed(0)} ms`,
    against: `${against.median.toFixed(0)} ms ${against.name}`,
    ratio: ours.median / against.median,
    target: { at: 'most', value: target },
  }
}
