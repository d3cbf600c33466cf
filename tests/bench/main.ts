// npm run bench [-- part …]: ratios of ours to a peer or a floor, taken side by side in one run. No test.
import { benchBundles } from './bundles'
import { benchBystanders } from './bystanders'
import { benchCall } from './call'
import { benchCheck } from './check'
import { benchCodegen } from './codegen'
import { benchIdleClients } from './idleClients'
import { benchInbox } from './inbox'
import { benchLists } from './lists'
import { benchLive } from './live'
import { benchLoad } from './load'
import { printRatios, type Ratio } from './measure'
import { benchPlayable } from './playable'
import { benchPredicates } from './predicates'
import { benchPrograms } from './programs/programs'
import { benchReach } from './reach'
import { benchRecord } from './record/record'
import { benchRefresh } from './refresh'
import { benchStreams } from './streams'
import { benchCurves } from './curves'
import { benchGuest } from './guest'
import { benchShare } from './share'
import { benchUpload } from './upload'
import { benchWork } from './work'

const parts: Readonly<Record<string, () => Promise<Ratio[]>>> = {
  codegen: benchCodegen,
  check: benchCheck,
  predicates: benchPredicates,
  bundles: benchBundles,
  call: benchCall,
  bystanders: benchBystanders,
  upload: async () =>
    (await benchUpload()).map(({ name, ours, floor, ratio }) => ({
      what: name,
      ours: `${ours.toFixed(0)} MiB/s`,
      against: `${floor.toFixed(0)} MiB/s raw receive-to-disk`,
      ratio,
      target: { at: 'least', value: 0.7 },
    })),
  playable: benchPlayable,
  live: benchLive,
  lists: benchLists,
  record: benchRecord,
  programs: benchPrograms,
  inbox: benchInbox,
  share: benchShare,
  curves: benchCurves,
  work: benchWork,
  reach: benchReach,
  load: benchLoad,
  guest: benchGuest,
  refresh: benchRefresh,
  'idle-clients': benchIdleClients,
  streams: benchStreams,
}

const asked = process.argv.slice(2)
for (const [name, bench] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) printRatios(name, await bench())
