const shownBars = 200

interface WaveformProps {
  /** From 0 to 1. */
  peaks: readonly number[]
  className?: string | undefined
}

/** The sound of a film, over its whole length, in the colour of the text around it. */
export function Waveform({ peaks, className }: WaveformProps) {
  const each = Math.max(1, Math.ceil(peaks.length / shownBars))
  const bars = peaks.flatMap((_, at) =>
    at % each === 0 ? [Math.max(...peaks.slice(at, at + each))] : [],
  )
  const path = bars
    .map((peak, at) => {
      const height = Math.max(1, peak * 30)
      return `M${at * 4 + 1} ${16 - height / 2}v${height}`
    })
    .join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bars.length * 4} 32`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={path} stroke="currentColor" strokeWidth={2} />
    </svg>
  )
}
