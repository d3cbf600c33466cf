import { expect, test } from 'vitest'
import { compileManifest } from '../../../codegen/compile'
import { allChanges } from '../../../codegen/overlay/allChanges'
import { createEdition, type Edition } from '../../../codegen/questions/edition'
import { baseManifest } from '../support'

const head = `manifestVersion: 2
from: decided
meaning: A tenant.
customers: ['01K9HARB0VRCRED1TVN1ANDEM0']
`

function editionWith(overlay?: string, change = (text: string) => text): Edition {
  const files = baseManifest()
  if (overlay !== undefined) files.set('overlays/acme.yaml', head + overlay)
  files.set('features/footage.yaml', change(files.get('features/footage.yaml')!))
  return createEdition(compileManifest(files).model!, files)
}

function tellOf(before: Edition, after: Edition): string[] {
  const ofOverlays = allChanges(before, after).filter(({ overlay }) => overlay !== undefined)
  return ofOverlays.map(
    ({ kind, roles, subject, when, overlay, place, needsApproval }) =>
      [kind, roles.join(), subject, when && `when ${when}`, overlay, place]
        .filter(Boolean)
        .join(' ') + (needsApproval ? ' !' : ''),
  )
}

const narrow = 'access:\n  route clips.edit: { roles: [cm] }\n'
const wide = 'grants: true\naccess:\n  route clips.edit: { roles: [$normal] }\n'
const hidden = 'hide:\n  - entry normal/create/create.terms\n'

test.each<{ was: string | undefined; is: string | undefined; tells: string[] }>([
  { was: undefined, is: undefined, tells: [] },
  { was: narrow, is: narrow, tells: [] },
  {
    was: undefined,
    is: narrow,
    tells: [
      'LOSE viewer route clips.edit when !hideOrganization acme manifest/overlays/acme.yaml:6:3',
    ],
  },
  {
    was: narrow,
    is: undefined,
    tells: [
      'GAIN viewer route clips.edit when !hideOrganization acme manifest/overlays/acme.yaml:6:3 !',
    ],
  },
  {
    was: undefined,
    is: wide,
    tells: [
      'GAIN viewer route clips.edit when hideOrganization acme manifest/overlays/acme.yaml:7:3 !',
    ],
  },
  {
    was: undefined,
    is: hidden,
    tells: [
      'REMOVED viewer entry normal/create/create.terms when !hideOrganization acme manifest/overlays/acme.yaml:6:5',
      'REMOVED cm entry normal/create/create.terms acme manifest/overlays/acme.yaml:6:5',
    ],
  },
])('from $was to $is: $tells', ({ was, is, tells }) => {
  const reported = tellOf(editionWith(was), editionWith(is))
  expect(reported.filter((line) => !line.includes('simplified/'))).toEqual(tells)
})

const closed = (text: string) => text.replace('access: $organizationTop', 'access: { roles: [cm] }')

test('what changes for everybody is not told again for each tenant', () => {
  const [before, after] = [editionWith(hidden), editionWith(hidden, closed)]
  const subjects = allChanges(before, after).map(({ subject }) => subject)
  expect(subjects).toContain('route clips.edit')
  expect(tellOf(before, after)).toEqual([])
})

const withRows = (text: string) =>
  text.replace('path: rest/clip/countClips', '$&\n    rows: customer')
const opened = 'grants: true\naccess:\n  call countClips: { roles: [superAdmin, $normal] }\n'

test.each([
  { overlay: hidden, claim: 'more rows are told once', tells: [] },
  {
    overlay: opened,
    claim: 'a tenant that lets others make the call gives them those rows too',
    tells: ['GAIN superAdmin,viewer,cm call countClips acme manifest/overlays/acme.yaml:7:3 !'],
  },
])('$claim', ({ overlay, tells }) => {
  expect(tellOf(editionWith(overlay), editionWith(overlay, withRows))).toEqual(tells)
})
