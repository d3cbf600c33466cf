import type { Problem } from '../../problems/problem'
import { problemAt } from '../../problems/spot'
import { fieldTypeOf } from '../../read/forms/fieldTypes'
import type { EntityEntry } from '../../read/manifest'
import { inputsIn } from '../../read/withScreenCalls'
import { linksOf, rowLinkOf, type PlacedLink } from '../../resolve/screens/linksOf'
import { propertiesOfRows, type ScreenParts } from '../../resolve/screens/screenParts'
import { placeIn, unknownName } from './placed'

const code = 'SCREEN-LINK'

/** A reference that is a link leads to a screen that opens rows of the kind that it names. */
export const ensureLinksLead = (screen: ScreenParts): Problem[] =>
  linksOf(screen).flatMap((link, index, all) => [
    ...linkProblems(link, screen),
    ...all
      .slice(0, index)
      .filter(({ field, linkTo }) => field === link.field && linkTo !== link.linkTo)
      .map(({ linkTo }) =>
        problemAt(
          code,
          placeIn(screen, ...link.steps),
          `${link.field} links to ${linkTo} already; a field links to one screen.`,
        ),
      ),
  ])

function linkProblems({ field, linkTo, steps }: PlacedLink, screen: ScreenParts): Problem[] {
  const spot = placeIn(screen, ...steps)
  const schema = propertiesOfRows(screen)[field]
  // A column or an input without a field is reported already.
  if (!schema) return []
  const type = fieldTypeOf(schema)
  if (type !== 'ref' && type !== 'refs')
    return [problemAt(code, spot, `${field} is of type ${type}, which names no row to link to.`)]
  const opening = screen.screens().filter((each) => rowLinkOf(each))
  const target = screen.screens().find(({ id }) => id === linkTo)
  if (!target) {
    const known = opening.map(({ id }) => id)
    return unknownName(code, spot, linkTo, known, `There is no screen ${linkTo}.`)
  }
  if (!rowLinkOf(target))
    return [problemAt(code, spot, `The screen ${linkTo} does not open its rows.`)]
  const kind = kindNamed(field, screen, target)
  if (!kind || kind.isOf(target)) return []
  const suggestion = opening.find(kind.isOf)?.id
  const message = `The rows of ${linkTo} are not those that ${field} names: ${kind.told}.`
  return [problemAt(code, spot, message, { suggestion })]
}

/** The entity of the rows that a field names, as far as the manifest says it. */
interface Kind {
  readonly told: string
  readonly isOf: (screen: ScreenParts) => boolean
}

function kindNamed(field: string, screen: ScreenParts, target: ScreenParts): Kind | undefined {
  const table = storedOf(screen)?.refs?.[field]
  if (table !== undefined && storedOf(target))
    return {
      told: `it names rows of the table ${table}`,
      isOf: (each) => storedOf(each)?.table === table,
    }
  const key = target.list!.form.key
  const named = keysNamed(field, screen)
  const other = named.find((each) => each.key !== key) ?? named[0]
  return (
    other && {
      told: `${other.by} names them by ${other.key}, not by ${key}`,
      isOf: ({ list }) => list!.form.key === other.key,
    }
  )
}

const storedOf = ({ list }: ScreenParts) =>
  (list?.entity as Partial<EntityEntry> | undefined)?.stored

/**
 * The keys by which rows of a field are named: by the lists of its options, else by the screens to which
 * other screens link it.
 */
function keysNamed(field: string, screen: ScreenParts) {
  const { list, call, screens } = screen
  const alike = screens().filter((each) => each.list?.form.of === list!.form.of)
  const isField = (each: { readonly field: string }) => each.field === field
  const options = alike
    .flatMap(({ block }) => inputsIn(block).filter(isField))
    .map((input) => ({ by: input.options, key: call(input.options)?.list?.key }))
  const links = alike
    .filter((each) => each !== screen)
    .flatMap((each) => linksOf(each).filter(isField))
    .map(({ linkTo }) => ({
      by: `a link to ${linkTo}`,
      key: screens().find(({ id }) => id === linkTo)?.list?.form.key,
    }))
  return options.some(isKnown) ? options.filter(isKnown) : links.filter(isKnown)
}

const isKnown = ({ key }: { readonly key: string | undefined }) => key !== undefined
