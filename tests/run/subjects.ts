/** What costs too much for every run of `npm test`, by what it is about: a change that touches that proves it again. */
type Subjects = readonly (readonly [file: string, subject: RegExp])[]

const properties: Subjects = [
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
  [
    'tests/features/programs/server/render/renderJob.killed',
    /^src\/(features\/programs|server\/jobs)\//,
  ],
  [
    'tests/features/mail/server/lane/sendLane.killed',
    /^src\/(features\/(mail|campaigns)|server\/(jobs|mail))\//,
  ],
  [
    'tests/features/channels/server/arriving.killed',
    /^src\/(features\/(channels|home)|server\/jobs)\//,
  ],
  [
    'tests/features/integrations/server/zoom/importJob.killed',
    /^src\/(features\/(integrations|media)|server\/(jobs|storage))\//,
  ],
  [
    'tests/features/media/server/takes.killed',
    /^src\/(features\/(media|recorder)\/server|server\/(jobs|storage))\//,
  ],
  ['tests/main/assemble.bucketOutage', /^src\/(features\/media|server\/(jobs|storage))\//],
  ['tests/features/programs/client/preview/engine.film', /^src\/features\/(programs|media)\//],
  [
    'tests/features/home/server/inbox.histories',
    /^src\/features\/(home|channels|programs)\/server\//,
  ],
  [
    'tests/features/tasks/server/tasks.histories',
    /^src\/features\/(tasks|storyboards)\/(server\/|\w+\.ts)/,
  ],
  ['tests/features/home/server/writeViewing.histories', /^src\/features\/home\/server\//],
  ['tests/features/programs/server/editTurn.histories', /^src\/features\/programs\/server\//],
  ['tests/features/programs/timeline/', /^src\/features\/programs\/timeline\//],
  ['tests/features/recorder/next.histories', /^src\/features\/recorder\//],
  ['tests/browser/spool/spool.kills', /^src\/browser\/(spool|capture)\//],
  ['tests/session/server/refreshSession.histories', /^src\/(session|server)\//],
]

const drawn =
  /^(manifest|codegen|generated)\/|^src\/(screens|ui|shell|main\/demo|features\/.*\/client)\//

const journeys: Subjects = [
  ['tests/journeys/drawnScreens.journey.ts', drawn],
  ['tests/journeys/drawnForms.journey.ts', drawn],
  ['tests/journeys/live.journey.ts', /^codegen\/|^src\/(main|access|shell)\/|^manifest\/\w+\.yaml/],
  ['tests/journeys/workbench.journey.ts', /^codegen\/|^src\/(workbench|ui)\/|^manifest\//],
  ['tests/journeys/updates.journey.ts', /^src\/(main|browser|shell)\/|^package/],
  ['tests/journeys/idleUpload.journey.ts', /^src\/(session|browser|calls|features\/media)\//],
  [
    'tests/journeys/watching.journey.ts',
    /^src\/(features\/(media|footage|recorder)|server\/jobs)\//,
  ],
]

export const longJourneys = journeys.map(([file]) => file)

export const subjects = [...properties, ...journeys]

/** What itself was changed is touched too. */
export const touched = (changed: readonly string[]): string[] =>
  subjects
    .filter(([file, subject]) =>
      changed.some((path) => subject.test(path) || path.startsWith(file)),
    )
    .map(([file]) => file)
