/** Smaller than the original; shorter sides of 720 and less are downloaded as they are. */
export function hasSmaller({
  width = 0,
  height = 0,
}: {
  width?: number
  height?: number
}): boolean {
  return Math.min(width, height) > smallSide
}

const smallSide = 720
