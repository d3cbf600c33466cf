import { parse, stringify } from 'yaml'
import type {
  FeatureFile,
  NavigationFile,
  SchemaEntry,
  SectionEntry,
} from '../../codegen/read/manifest'
import { readFolder } from '../../codegen/folder'

/**
 * Our own manifest several times over: every route, call and entity, and every section of every tree, again under
 * other ids and paths. Roles, flags and error rules stay as many as they are.
 */
export function growManifest(folder: string, times: number): Map<string, string> {
  const files = readFolder(folder)
  const grown = new Map(files)
  const features = [...files].filter(([file]) => file.startsWith('features/'))
  const navigation = parse(files.get('navigation.yaml')!) as NavigationFile
  const sections = navigation.trees.map((tree) => [...tree.sections])
  for (let copy = 1; copy < times; copy++) {
    for (const [file, text] of features)
      grown.set(
        file.replace('.yaml', `-${letters(copy)}.yaml`),
        stringify(copyFeature(parse(text) as FeatureFile, copy)),
      )
    for (const [index, tree] of navigation.trees.entries())
      sections[index]!.push(...tree.sections.map((section) => copySection(section, copy)))
  }
  const trees = navigation.trees.map((tree, index) => ({ ...tree, sections: sections[index]! }))
  return grown.set('navigation.yaml', stringify({ ...navigation, trees }))
}

function copyFeature(feature: FeatureFile, copy: number): FeatureFile {
  const { routes = [], calls = [], entities = {}, ...rest } = feature
  const schema = (entry: SchemaEntry) => renameRefs(entry, copy)
  return {
    ...rest,
    routes: routes.map(({ id, path, calls: made, redirect, ...route }) => ({
      ...route,
      id: `${id}.${letters(copy)}`,
      path: `/${letters(copy)}${path}`,
      ...(made && { calls: made.map((call) => `${call}Copy${copy}`) }),
      ...(redirect && { redirect: redirect.map((to) => `${to}.${letters(copy)}`) }),
    })),
    calls: calls.map(({ id, path, request, response, ...call }) => ({
      ...call,
      id: `${id}Copy${copy}`,
      path: `${path}/copy${copy}`,
      request: schema(request),
      response: schema(response),
    })),
    entities: Object.fromEntries(
      Object.entries(entities).map(([name, { from, ...entity }]) => [
        `${name}Copy${copy}`,
        { ...schema(entity), from },
      ]),
    ),
  }
}

function renameRefs(value: SchemaEntry, copy: number): SchemaEntry {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === '$ref' ? `${String(inner)}Copy${copy}` : inner,
  ) as SchemaEntry
}

function copySection(section: SectionEntry, copy: number): SectionEntry {
  const id = `${section.id}Copy${copy}`
  if (section.sameAs !== undefined) return { id, sameAs: `${section.sameAs}Copy${copy}` }
  return {
    ...section,
    id,
    entries: section.entries.map((entry) => ({
      ...entry,
      ...(entry.id && { id: `${entry.id}.${letters(copy)}` }),
      ...(entry.route && { route: `${entry.route}.${letters(copy)}` }),
    })),
  }
}

/** 1 → b, 26 → ba: names of feature files have no digits. */
const letters = (no: number) =>
  no.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
