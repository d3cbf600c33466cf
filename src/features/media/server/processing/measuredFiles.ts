import type { Probe } from '../ffmpeg/readProbe'
import type { Asset } from '../queries'

/** Keeps the measurements of the latest files, which each of the three steps of processing needs. */
export interface MeasuredFiles {
  /** Measures a file that is not known yet; a measurement that fails is not kept. */
  of(asset: Pick<Asset, 'id'>, measure: () => Promise<Probe>): Promise<Probe>
}

/** Of many files uploaded at once, all are in their first step before one is in its last. */
export const mostKept = 500

export function createMeasuredFiles(): MeasuredFiles {
  const probes = new Map<string, Probe>()
  return {
    async of({ id }, measure) {
      const known = probes.get(id)
      if (known) return known
      const probe = await measure()
      const [oldest] = probes.keys()
      if (oldest !== undefined && probes.size >= mostKept) probes.delete(oldest)
      probes.set(id, probe)
      return probe
    },
  }
}
