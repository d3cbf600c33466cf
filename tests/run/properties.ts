/** Which properties a change has to prove again: the costly ones by what they are about.. */
export const subjects: readonly (readonly [property: string, subject: RegExp])[] = [
  ['tests/codegen/generate.fuzz.test.ts', /^codegen\/|^manifest\//],
  ['tests/codegen/resolve/findWorld.test.ts', /^codegen\/resolve\//],
  ['tests/codegen/resolve/rule.test.ts', /^codegen\/resolve\//],
  ['tests/codegen/check/accessLaws.test.ts', /^codegen\/(check|resolve)\//],
  ['tests/codegen/check/errors/replyClasses.test.ts', /^codegen\/check\/errors\/|errors\.yaml$/],
  ['tests/codegen/questions/minimise.test.ts', /^codegen\/questions\//],
  ['tests/codegen/tables/pairsOf.test.ts', /^codegen\/(tables|resolve)\//],
  ['tests/codegen/edit/applyEdits.anyEdits.test.ts', /^codegen\/(edit|read)\//],
  ['tests/codegen/overlay/', /^codegen\/(overlay|resolve)\//],
  ['tests/api/authorisation.', /^src\/(access|server|.*\/server)\/|^generated\/wiring\//],
  ['tests/session/client/tokens/refresh.model.', /^src\/(session|calls|browser)\//],
  ['tests/session/client/customers/switch.model.scheduler', /^src\/(session|calls|browser)\//],
  ['tests/session/client/lifetime/ending.model.scheduler', /^src\/(session|calls|browser)\//],
  ['tests/screens/client/form/merge.test.ts', /^src\/screens\/client\/form\//],
  ['tests/screens/server/list.test.ts', /^src\/screens\/(server\/|\w+\.ts)/],
  [
    'tests/screens/server/list.everyList.test.ts',
    /^src\/(screens\/(server\/|\w+\.ts)|features\/.*\/server\/|server\/database\/migrations\/)/,
  ],
  ['tests/screens/server/imports/importRows.killed.test.ts', /^src\/screens\/server\/imports\//],
  ['tests/features/recorder/next.histories', /^src\/features\/recorder\//],
  ['tests/browser/spool/spool.kills', /^src\/browser\/(spool|capture)\//],
  ['tests/session/server/refreshSession.histories', /^src\/(session|server)\//],
]

/** A property that itself was changed is touched too. */
export const touched = (changed: readonly string[]): string[] =>
  subjects
    .filter(([property, subject]) =>
      changed.some((path) => subject.test(path) || path.startsWith(property)),
    )
    .map(([property]) => property)
