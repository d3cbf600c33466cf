import {
  measurePicture,
  meterHeight,
  meterWidth,
  pictureWindowMs,
  type PictureWindow,
} from './pictureWindow'

/**
 * Measures what the preview shows, twice a second. A hidden page shows nothing, so nothing is
 * measured in it. The returned function ends it.
 */
export function startPictureMeter(
  preview: HTMLVideoElement,
  framesPerSecond: number,
  measured: (window: PictureWindow) => void,
): () => void {
  const canvas = new OffscreenCanvas(meterWidth, meterHeight)
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false })
  let former: Uint8ClampedArray | undefined
  let shownBefore = framesShown(preview)
  let measuredAt = performance.now()

  function measure(): void {
    const now = performance.now()
    const shown = framesShown(preview)
    const wanted = (framesPerSecond * (now - measuredAt)) / 1000
    const frameShare = Math.min(1, (shown - shownBefore) / wanted)
    shownBefore = shown
    measuredAt = now
    const isShown = !document.hidden && preview.readyState >= preview.HAVE_CURRENT_DATA
    if (!context || !isShown) return void (former = undefined)
    context.drawImage(preview, 0, 0, meterWidth, meterHeight)
    const { data } = context.getImageData(0, 0, meterWidth, meterHeight)
    const isSame = former?.every((value, index) => value === data[index]) ?? false
    former = data
    measured({ ...measurePicture(data), isSame, frameShare })
  }

  const timer = setInterval(measure, pictureWindowMs)
  return () => clearInterval(timer)
}

function framesShown(preview: HTMLVideoElement): number {
  const { totalVideoFrames, droppedVideoFrames } = preview.getVideoPlaybackQuality()
  return totalVideoFrames - droppedVideoFrames
}
