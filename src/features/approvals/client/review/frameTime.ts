const two = (value: number) => String(value).padStart(2, '0')

/** 0:12.07: minutes, seconds, and the picture of the second. */
export function frameTime(ms: number, fps: number): string {
  const frames = Math.round((ms * fps) / 1000)
  const seconds = Math.floor(frames / fps)
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}.${two(frames % fps)}`
}
