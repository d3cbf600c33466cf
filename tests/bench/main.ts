// npm run bench [-- part …]: ratios of ours to a peer or a floor, taken side by side in one run. No test.
import { benchBundles } from './bundles'
import { benchCall } from './call'
import { benchCheck } from './check'
import { benchCodegen } from './codegen'
import { benchIdleClients } from './idleClients'
import { benchLists } from './lists'
import { benchLive } from './live'
import { printRatios, type Ratio } from './measure'
import { benchPlayable } from './playable'
import { benchPredicates } from './predicates'
import { benchRecord } from './record/record'
import { benchRefresh } from './refresh'
import { benchUpload } from './upload'

const parts: Readonly<Record<string, () => Promise<Ratio[]>>> = {
  codegen: benchCodegen,
  check: benchCheck,
  predicates: benchPredicates,
  bundles: benchBundles,
  call: benchCall,
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
  refresh: benchRefresh,
  'idle-clients': benchIdleClients,
}

const asked = process.argv.slice(2)
for (const [name, bench] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) printRatios(name, await bench())
