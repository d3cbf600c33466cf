import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCheckContext } from '../../../codegen/check/createCheckContext'
import { readManifest } from '../../../codegen/read/readManifest'
import { findWorld } from '../../../codegen/resolve/findWorld'
import { resolve } from '../../../codegen/resolve/model'
import { readFolder } from '../../../codegen/folder'
import { baseManifest } from '../support'

const manifests = [
  { whose: 'our own', files: readFolder(join(import.meta.dirname, '../../../manifest')) },
  { whose: 'the base', files: baseManifest() },
]

test.each(manifests)(
  'the rules written for the entries of $whose manifest let in whom route, section and entry let in, nobody else',
  ({ files }) => {
    const manifest = readManifest(files).manifest!
    const { trees, bits } = resolve(manifest)
    const written = trees.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    const meant = createCheckContext(manifest).trees.flatMap(({ shows }) =>
      shows.flatMap(({ section }) => section.entries),
    )
    expect(written.length).toBe(meant.length)
    for (const [index, { rules }] of written.entries())
      for (const [all, none] of [
        [rules, meant[index]!.rules],
        [meant[index]!.rules, rules],
      ] as const)
        expect(findWorld({ all, none: [none] }, bits)).toBeUndefined()
  },
)

test.each(manifests)(
  'in $whose manifest nobody sees a tree of a persona that none of their roles has',
  ({ files }) => {
    const manifest = readManifest(files).manifest!
    const { trees, bits } = resolve(manifest)
    for (const { persona, rule } of trees) {
      const undeclared = Object.entries(manifest.roles.roles)
        .filter(([, role]) => role.persona !== persona)
        .map(([id]) => bits.roles.get(id)!)
      for (const roles of undeclared)
        expect(rule.filter((clause) => clause.roles === 0 || clause.roles & roles)).toEqual([])
    }
  },
)
