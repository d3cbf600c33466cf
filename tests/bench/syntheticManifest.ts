import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const callsPerFile = 20
const sharedEntities = 6

/**
 * A whole manifest with a given number of calls: 4 fields asked, 8 answered, 6 shared entities, 20 calls a file.
 * Written into a folder of its own; the same calls reach the peers as the OpenAPI document we make of it.
 */
export function writeSyntheticManifest(folder: string, calls: number): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(resolve('tests/codegen/base'), folder, { recursive: true })
  writeFileSync(join(folder, 'features/shared.yaml'), sharedFile())
  for (let first = 0; first < calls; first += callsPerFile)
    writeFileSync(
      join(folder, `features/area-${letters(first / callsPerFile)}.yaml`),
      areaFile(first, Math.min(callsPerFile, calls - first)),
    )
}

function sharedFile(): string {
  const entities = Array.from({ length: sharedEntities }, (_, no) =>
    [
      `  Shared${no}:`,
      '    type: object',
      '    from: decided',
      `    meaning: Shared thing ${no}.`,
      '    properties:',
      '      id: { type: string, minLength: 1 }',
      '      name: { type: string, maxLength: 200 }',
      '      createdAt: { type: string }',
      '      sequence: { type: integer, minimum: 0 }',
      '    required: [id, name, createdAt]',
    ].join('\n'),
  )
  return `manifestVersion: 2\n\nentities:\n${entities.join('\n')}\n`
}

function areaFile(first: number, count: number): string {
  const calls = Array.from({ length: count }, (_, index) => callEntry(first + index))
  return `manifestVersion: 2\n\ncalls:\n${calls.join('\n')}\n`
}

function callEntry(no: number): string {
  return [
    `  - id: readThing${no}`,
    `    meaning: Reads thing ${no}.`,
    '    method: POST',
    `    path: rest/secure/service/thing/readThing${no}`,
    '    access: { roles: [$normal] }',
    '    from: decided',
    '    request:',
    '      type: object',
    '      properties:',
    '        id: { type: string, minLength: 1 }',
    '        limit: { type: integer, minimum: 1, maximum: 200 }',
    '        deep: { type: boolean }',
    '        order: { type: string, enum: [newest, oldest] }',
    '      required: [id]',
    '    response:',
    '      type: object',
    '      properties:',
    '        id: { type: string }',
    '        title: { type: string }',
    '        count: { type: integer, minimum: 0 }',
    '        ratio: { type: number }',
    '        done: { type: boolean }',
    '        tags: { type: array, items: { type: string } }',
    `        owner: { $ref: Shared${no % sharedEntities} }`,
    `        others: { type: array, items: { $ref: Shared${(no + 1) % sharedEntities} } }`,
    '      required: [id, title, count, owner]',
  ].join('\n')
}

/** 0 → a, 26 → ba: names of feature files have no digits. */
function letters(no: number): string {
  return no
    .toString(26)
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
}
