// Reads a picture file as text that can be sent and shown.

/** Largest picture file, in bytes (OPEN-25). */
export const PICTURE_BYTES = 200 * 1024

const kinds = [
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
]

/** A data-image string, or the sentence that says why not. The content decides what it is, not the file's name. */
export async function readPicture(file: Blob): Promise<{ picture: string } | { problem: string }> {
  if (file.size > PICTURE_BYTES) return { problem: 'A picture may have at most 200 kB.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kinds.find(({ start }) => start.every((byte, at) => bytes[at] === byte))
  if (!kind) return { problem: 'Choose a PNG or JPEG picture.' }
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { picture: `data:${kind.type};base64,${btoa(text)}` }
}
