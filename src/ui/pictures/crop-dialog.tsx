// Cutting a picture to its frame: dragged or moved by arrow keys, scaled by the slider, the wheel or plus and minus.
import { MinusIcon, PlusIcon } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { movedBy, type Placed, placeIn, scaledTo, scalesOf } from '#src/lib/picture-frame.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import * as styles from './crop-dialog.css.ts'
import { drawPicture, type OpenPicture } from './picture-drawing.ts'
import { type PicturePurpose, picturePurposes } from './picture-purposes.ts'

/** The longest side of the frame on the screen, in px. */
const LONGEST = 320
/** How much larger than full a picture is drawn at most. */
const LARGEST = 6

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/** `onPicture` gets the file that was drawn. */
export function CropDialog({
  purpose,
  picture,
  onPicture,
  onClose,
}: {
  purpose: PicturePurpose
  picture: OpenPicture
  onPicture: (file: File) => void
  onClose: () => void
}) {
  const frame = picturePurposes[purpose]
  const shown = Math.min(1, LONGEST / frame.width) * (frame.width < 200 ? 200 / frame.width : 1)
  const { whole, full } = scalesOf(picture.size, frame)
  const least = frame.whole ? whole : full
  const most = full * LARGEST
  const [placed, setPlaced] = useState(() => placeIn(picture.size, frame, frame.whole && whole / full < 0.6 ? whole : full))
  const [busy, setBusy] = useState(false)
  const drag = useRef<{ x: number; y: number; from: Placed } | null>(null)
  const move = (x: number, y: number) => setPlaced((now) => movedBy(now, picture.size, frame, x, y))
  const zoom = (by: number) => setPlaced((now) => scaledTo(now, picture.size, frame, Math.min(most, Math.max(least, now.scale * by))))
  const use = async () => {
    setBusy(true)
    onPicture(await drawPicture(picture, frame, placed))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = (event.shiftKey ? 1 : 8) / shown
    const way = WAYS[event.key]
    const by = ZOOMS[event.key]
    if ((!way && !by && event.key !== 'Enter') || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (way) move(way[0] * step, way[1] * step)
    else if (by) zoom(by)
    else void use()
  }
  const dragged = (event: PointerEvent) => {
    const begun = drag.current
    if (begun) setPlaced(movedBy(begun.from, picture.size, frame, (event.clientX - begun.x) / shown, (event.clientY - begun.y) / shown))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Adjust the picture"
      width={400}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={busy} onClick={() => void use()}>
            Use picture
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dragged */}
        <div
          role="group"
          aria-label="Picture. Arrow keys move it, plus and minus scale it."
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is in it
          tabIndex={0}
          className={styles.frame}
          style={{ width: frame.width * shown, height: frame.height * shown }}
          onKeyDown={onKeyDown}
          onWheel={(event) => zoom(event.deltaY < 0 ? 1.05 : 1 / 1.05)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag.current = { x: event.clientX, y: event.clientY, from: placed }
          }}
          onPointerMove={dragged}
          onPointerUp={() => {
            drag.current = null
          }}
          onPointerCancel={() => {
            drag.current = null
          }}
        >
          <img
            src={picture.url}
            alt=""
            draggable={false}
            className={styles.picture}
            style={{
              width: picture.size.width * placed.scale * shown,
              height: picture.size.height * placed.scale * shown,
              transform: `translate(${placed.x * shown}px, ${placed.y * shown}px)`,
            }}
          />
          <span aria-hidden className={frame.round ? styles.circle : styles.square} />
        </div>
        <label className={styles.zoom}>
          <MinusIcon size={14} aria-hidden />
          <input
            type="range"
            aria-label="Zoom"
            className={styles.slider}
            min={0}
            max={100}
            value={Math.round((Math.log(placed.scale / least) / Math.log(most / least)) * 100)}
            onChange={(event) =>
              setPlaced((now) => scaledTo(now, picture.size, frame, least * (most / least) ** (Number(event.target.value) / 100)))
            }
          />
          <PlusIcon size={14} aria-hidden />
        </label>
      </div>
    </Dialog>
  )
}
