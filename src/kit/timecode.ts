const two = (value: number) => String(value).padStart(2, '0')

/** 0:20:29 or 1:02:03:04: hours where there are any, minutes, seconds, and the picture of the second. */
export function timecode(frame: number, fps: number): string {
  const seconds = Math.floor(frame / fps)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = `${two(seconds % 60)}:${two(frame - seconds * fps)}`
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
