// npm run bench [-- part …]: ratios of ours to a peer or a floor, taken side by side in one run. No test.
import { benchBundles } from './bundles'
import { benchCall } from './call'
import { benchCodegen } from './codegen'
import { printRatios, type Ratio } from './measure'

const parts: Readonly<Record<string, () => Promise<Ratio[]>>> = {
  codegen: benchCodegen,
  bundles: benchBundles,
  call: benchCall,
}

const asked = process.argv.slice(2)
for (const [name, bench] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) printRatios(name, await bench())
