import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '../buttons/Button'
import { Dialog } from '../overlay/Dialog'
import { DialogActions } from '../overlay/DialogActions'
import { mostZoom, movedBy, squareOf, wholeCrop, zoomedTo } from './crop'
import styles from './CropDialog.module.css'
import { drawSquare, type ReadPicture } from './readPicture'

export interface CropWords {
  readonly title: string
  /** What the square is called, and how it is moved. */
  readonly stage: string
  readonly help: string
  readonly zoom: string
  readonly use: string
  readonly cancel: string
}

export interface CropDialogProps {
  picture: ReadPicture
  words: CropWords
  /** Base64 of the square. */
  onUse: (picture: string) => void
  onClose: () => void
}

/** As in the style sheet. */
const stageSide = 288
const keyStep = 16
const zoomStep = 0.1

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Which square of a picture is used: dragged, moved by arrows, and brought closer. */
export function CropDialog({ picture, words, onUse, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(() => wholeCrop(picture))
  const helpId = useId()
  const grip = useRef<{ x: number; y: number } | null>(null)
  const square = squareOf(picture, crop)
  const scale = stageSide / square.side
  const move = (dx: number, dy: number) =>
    setCrop((now) => movedBy(picture, now, dx / scale, dy / scale))
  const zoom = (by: number) => setCrop((now) => zoomedTo(picture, now, now.zoom * (1 + by)))

  const drag = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!grip.current) return
    move(grip.current.x - x, grip.current.y - y)
    grip.current = { x, y }
  }
  const keyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction) move(direction[0] * keyStep, direction[1] * keyStep)
    else if (event.key === '+' || event.key === '=') zoom(zoomStep)
    else if (event.key === '-') zoom(-zoomStep)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      isOpen
      title={words.title}
      closeLabel={words.cancel}
      onClose={onClose}
      actions={
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={() => onUse(drawSquare(picture, square))}>
            {words.use}
          </Button>
        </DialogActions>
      }
    >
      <div className={styles.body}>
        <button
          type="button"
          className={styles.stage}
          aria-label={words.stage}
          aria-describedby={helpId}
          data-autofocus
          onKeyDown={keyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            grip.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (grip.current = null)}
          onPointerCancel={() => (grip.current = null)}
          onWheel={({ deltaY }) => zoom(deltaY < 0 ? zoomStep : -zoomStep)}
        >
          <img
            src={picture.url}
            alt=""
            draggable={false}
            style={{
              width: picture.width * scale,
              height: picture.height * scale,
              transform: `translate(${-square.left * scale}px, ${-square.top * scale}px)`,
            }}
          />
        </button>
        <label className={styles.zoom}>
          {words.zoom}
          <input
            type="range"
            min={1}
            max={mostZoom(picture)}
            step={0.05}
            value={crop.zoom}
            disabled={mostZoom(picture) === 1}
            onChange={({ target }) => setCrop(zoomedTo(picture, crop, Number(target.value)))}
          />
        </label>
        <p id={helpId} className={styles.help}>
          {words.help}
        </p>
      </div>
    </Dialog>
  )
}
