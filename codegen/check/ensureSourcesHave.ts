import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { House } from '../read/house'
import type { Manifest } from '../read/manifest'
import { isBlockId } from '../read/withScreenCalls'

import { ensurePartsExist } from './screens/ensurePartsExist'

type Path = readonly (string | number)[]

/** The screens, parts and icons that the manifest names exist in the sources, and each route shows one or leads on. */
export function ensureSourcesHave(manifest: Manifest, house: House): Problem[] {
  return [
    ...screenProblems(manifest, house),
    ...bareProblems(manifest),
    ...ensurePartsExist(manifest, house),
    ...iconProblems(manifest, house),
  ]
}

function screenProblems({ features }: Manifest, { files }: House): Problem[] {
  return features.flatMap(({ file, name, folder = `features/${name}`, routes = [] }) =>
    routes.flatMap(({ screen }, index) => {
      if (
        screen === undefined ||
        isBlockId(screen) ||
        files.has(`src/${folder}/client/${screen}.tsx`)
      )
        return []
      const start = `src/${folder}/client/`
      const elsewhere = [...files].find((path) => path.endsWith(`/${nameOf(screen)}.tsx`))
      const known = [...files]
        .filter((path) => path.startsWith(start) && path.endsWith('Screen.tsx'))
        .map((path) => path.slice(start.length, -'.tsx'.length))
      return problem(
        'SCREEN-UNKNOWN',
        file,
        ['routes', index, 'screen'],
        `There is no ${start}${screen}.tsx${elsewhere === undefined ? '' : `, but ${elsewhere}`}.`,
        { suggestion: nearest(screen, known) },
      )
    }),
  )
}

/** An address at which people would find the page of faults. */
const bareProblems = ({ features }: Manifest): Problem[] =>
  features.flatMap(({ file, routes = [] }) =>
    routes.flatMap(({ id, screen, redirect, rowOf }, index) =>
      [screen, redirect, rowOf].some((way) => way !== undefined)
        ? []
        : problem(
            'SCREEN-MISSING',
            file,
            ['routes', index, 'id'],
            `Nothing is shown at ${id}; name its screen, or where it leads: redirect: [<route>].`,
          ),
    ),
  )

const nameOf = (screen: string) => screen.slice(screen.lastIndexOf('/') + 1)

function iconProblems({ navigation, features }: Manifest, { icons }: House): Problem[] {
  const reported = (file: string, path: Path, icon: string | undefined): Problem[] => {
    if (icon === undefined || icons.has(icon)) return []
    const message = `There is no icon ${icon} in src/ui/icons/shellIcons.ts.`
    const suggestion = nearest(icon, icons)
    return [problem('ICON-UNKNOWN', file, [...path, 'icon'], message, { suggestion })]
  }
  return [
    ...navigation.trees.flatMap(({ sections }, at) =>
      sections.flatMap((section, index) => {
        if (section.sameAs !== undefined) return []
        const path = ['trees', at, 'sections', index]
        return [
          ...reported('navigation.yaml', path, section.icon),
          ...section.entries.flatMap(({ icon }, no) =>
            reported('navigation.yaml', [...path, 'entries', no], icon),
          ),
        ]
      }),
    ),
    ...features.flatMap(({ file, routes = [] }) =>
      routes.flatMap(({ icon }, index) => reported(file, ['routes', index], icon)),
    ),
  ]
}
