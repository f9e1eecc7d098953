// Pictures that are put into the text: only png and jpeg by content, read with progress, kept in the text itself (COMMENT-18).

/** Largest picture in a text, in bytes: three fit into what a host takes as one text. */
export const TEXT_PICTURE_BYTES = 800 * 1024
/** What is said about a larger one. */
export const TOO_LARGE = 'An image in a text may have at most 800 kB. Attach larger ones as files.'
/** What is said about another kind of file. */
export const NOT_A_PICTURE = 'Only PNG and JPEG images can be put into a text.'

const kinds = [
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
]

/** The picture as data address, or the sentence that says why not. The content decides, not the name. `progress` gets 0–1. */
export async function readTextPicture(file: Blob, progress: (share: number) => void): Promise<{ src: string } | { problem: string }> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const kind = kinds.find(({ start }) => start.every((byte, at) => head[at] === byte))
  if (!kind) return { problem: NOT_A_PICTURE }
  if (file.size > TEXT_PICTURE_BYTES) return { problem: TOO_LARGE }
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    reader.onerror = () => resolve({ problem: 'The image could not be read.' })
    reader.onload = () => {
      const text = String(reader.result)
      resolve({ src: `data:${kind.type};base64,${text.slice(text.indexOf(',') + 1)}` })
    }
    reader.readAsDataURL(file)
  })
}
