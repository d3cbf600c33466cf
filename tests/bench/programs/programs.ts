import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { apply, isRefusal, plan, validate } from '../../../src/features/programs/timeline'
import { aBlock, aTimeline, someFacts } from '../../support/timelines'
import { client, closure, pageChunks, readChunks } from '../chunks'
import { median, type Ratio } from '../measure'
import { benchFilm } from './film'
import { benchPreview } from './preview'

/** Of building and making films, against what was promised and the plainest way (design: programs.md 11). */
export async function benchPrograms(): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'))
  try {
    return [opOnLong(), builderScript(), ...(await benchPreview()), ...(await benchFilm(folder))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What one edit of a program of 200 blocks takes: it is done, looked over, and planned anew. */
function opOnLong(): Ratio {
  const blocks = Array.from({ length: 200 }, (_, at) => aBlock(`b${at}`, { in: at, out: at + 90 }))
  let timeline = aTimeline(blocks)
  const times = Array.from({ length: 200 }, (_, at) => {
    const start = performance.now()
    const applied = apply(timeline, { op: 'trim', blockId: `b${at}`, out: at + 60 })
    if (isRefusal(applied)) throw new Error(applied.refused)
    timeline = applied.timeline
    validate(timeline, someFacts)
    plan(timeline, someFacts)
    return performance.now() - start
  })
  const ms = median(times.slice(20))
  return {
    what: 'an edit of 200 blocks',
    ours: `${ms.toFixed(2)} ms`,
    against: '8 ms allowed',
    ratio: ms / 8,
    target: { at: 'most', value: 1 },
  }
}

/** What opening a program loads beyond the list of programs; preview and words come when they are needed. */
function builderScript(): Ratio {
  const chunks = readChunks()
  const named = (part: string) => Object.keys(chunks).filter((name) => name.endsWith(part))
  const list = [...pageChunks(chunks), ...named('frame.ts'), ...named('wiring/screens/programs.ts')]
  const parts = ['Builder.tsx', 'BlockForm.tsx', 'LookForm.tsx'].flatMap((part) =>
    named(`programs/client/builder/${part}`),
  )
  if (parts.length !== 3) throw new Error('The build names the builder otherwise.')
  const before = new Set(closure(chunks, list).map(({ file }) => file))
  const own = closure(chunks, parts).flatMap(({ file }) => (before.has(file) ? [] : file))
  const bytes = [...new Set(own)].map(
    (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
  )
  const kilobytes = bytes.reduce((sum, each) => sum + each, 0) / 1024
  return {
    what: "the builder's own script",
    ours: `${kilobytes.toFixed(1)} KB gzip`,
    against: '60 KB allowed',
    ratio: kilobytes / 60,
    target: { at: 'most', value: 1 },
  }
}
