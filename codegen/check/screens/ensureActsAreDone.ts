import type { Problem, ProblemCode, Spot } from '../../problems/problem'
import { problemAt, related, within } from '../../problems/spot'
import { updateOf } from '../../read/withScreenCalls'
import { screensOf, type ScreenParts } from '../../resolve/screens/screenParts'
import type { CheckContext, PlacedCall } from '../checkContext'
import { placeIn } from './placed'

/** Somebody who opens a screen may do each thing it offers, and nobody takes out of it more than they may see. */
export function ensureActsAreDone(context: CheckContext): Problem[] {
  return screensOf(context.manifest).flatMap((screen) => [
    ...neverDone(screen, context),
    ...undoneByNobody(screen, context),
    ...exportedWider(screen, context),
  ])
}

function neverDone(screen: ScreenParts, { routes, calls, rules }: CheckContext): Problem[] {
  const { block, route } = screen
  const opened = routes.get(route?.id ?? '')
  if (!opened) return []
  const offered: [id: string | undefined, spot: Spot][] = [
    [block.create, placeIn(screen, 'create')],
    [updateOf(block), placeIn(screen, ...(block.page ? ['page', 'update'] : ['update']))],
    [block.import, placeIn(screen, 'import')],
    [block.export, placeIn(screen, 'export')],
    ...(block.actions ?? []).map(({ call }, at): [string, Spot] => [
      call,
      placeIn(screen, 'actions', at, 'call'),
    ]),
  ]
  return offered.flatMap(([id, spot]) => {
    const call = calls.get(id ?? '')
    if (!call?.rule || rules.find({ all: [opened.rule, call.rule], none: [] })) return []
    const message = `Nobody who may open ${opened.route.id} may make ${id}; nobody would ever see it.`
    return problemAt('ACTION-NEVER', spot, message, { related: [whoMay(call)] })
  })
}

/** Whoever does something is offered to undo it. */
function undoneByNobody(screen: ScreenParts, context: CheckContext): Problem[] {
  return (screen.block.actions ?? []).flatMap(({ call, undo }, at) =>
    undo === undefined
      ? []
      : wider(
          'ACTION-UNDO',
          placeIn(screen, 'actions', at, 'undo'),
          [call, undo],
          (who) => `${who} may make ${call}, but not undo it by ${undo}.`,
          context,
        ),
  )
}

function exportedWider(screen: ScreenParts, context: CheckContext): Problem[] {
  const { block, list } = screen
  return block.export === undefined || !list
    ? []
    : wider(
        'EXPORT-WIDER',
        placeIn(screen, 'export'),
        [block.export, list.id],
        (who) => `${who} may make ${block.export}, but may not list its rows by ${list.id}.`,
        context,
      )
}

/** Told where somebody may make the one call and not the other. */
function wider(
  code: ProblemCode,
  spot: Spot,
  [one, other]: readonly [string, string],
  sentence: (who: string) => string,
  { calls, rules }: CheckContext,
): Problem[] {
  const [narrow, wide] = [calls.get(one), calls.get(other)]
  if (!narrow?.rule || !wide?.rule) return []
  const world = rules.counterexample(narrow.rule, wide.rule)
  if (!world) return []
  return [problemAt(code, spot, sentence(rules.describe(world)), { related: [whoMay(wide)] })]
}

const whoMay = ({ call, spot }: PlacedCall) =>
  related(within(spot, 'access'), `for who may make ${call.id}.`)
