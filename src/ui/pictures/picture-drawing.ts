// A picture file as the browser sees it, and the one that is drawn from it: cut, scaled, and without what cameras write into it.
import type { Placed, Size } from '#src/lib/picture-frame.ts'

/** The largest picture that is sent, in bytes. */
export const MOST_BYTES = 512 * 1024
/** What is looked at at all, in bytes. */
const MOST_READ = 30_000_000

/** Why a file will not do. */
export const NO_PICTURE = 'Please choose a PNG or JPEG picture of at most 512 KB.'

/** A picture that was opened; call `close` when it is done with. */
export interface OpenPicture {
  image: HTMLImageElement
  url: string
  size: Size
  /** True where it may have see-through parts. */
  clear: boolean
  close(): void
}

/** Opens a file; null for what is no picture. Turned as the camera was held. */
export async function openPicture(file: File): Promise<OpenPicture | null> {
  if (file.size === 0 || file.size > MOST_READ || !/^image\/(png|jpeg|webp|gif|avif)$/.test(file.type)) return null
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    return null
  }
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  return { image, url, size, clear: file.type !== 'image/jpeg', close: () => URL.revokeObjectURL(url) }
}

/** Draws it as it lies in the frame: a PNG where it may be seen through, else a JPEG. Throws where the browser cannot. */
export async function drawPicture({ image, size, clear }: OpenPicture, frame: Size, { x, y, scale }: Placed): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas to draw on.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, x, y, size.width * scale, size.height * scale)
  const filled = size.width * scale >= frame.width - 1 && size.height * scale >= frame.height - 1
  if (clear || !filled) {
    const png = await encoded(canvas, 'image/png')
    if (png.size <= MOST_BYTES) return png
  }
  // A JPEG has no see-through parts: they would be black.
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, frame.width, frame.height)
  return encoded(canvas, 'image/jpeg')
}

async function encoded(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('The picture cannot be drawn.')
  return new File([blob], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type })
}
