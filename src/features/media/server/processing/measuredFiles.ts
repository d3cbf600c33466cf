import type { Probe } from '../ffmpeg/readProbe'
import type { Asset } from '../queries'

/** Remembers what was measured of the latest files: each of the three steps of processing needs it. */
export interface MeasuredFiles {
  of(asset: Pick<Asset, 'id'>, measure: () => Promise<Probe>): Promise<Probe>
}

/** An upload of many files at once has passed its first step before the first one is in its last. */
const mostKept = 500

export function createMeasuredFiles(): MeasuredFiles {
  const probes = new Map<string, Probe>()
  return {
    async of({ id }, measure) {
      const probe = probes.get(id) ?? (await measure())
      const [oldest] = probes.keys()
      if (oldest !== undefined && probes.size >= mostKept) probes.delete(oldest)
      probes.set(id, probe)
      return probe
    },
  }
}
