// Proves which files may be logos.
import { expect, test } from 'vitest'
import { PICTURE_BYTES, readPicture } from './picture-file.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]

test('OPEN-25 a PNG becomes a data-image string, whatever it is called', async () => {
  const answer = await readPicture(new Blob([new Uint8Array(png)], { type: 'text/plain' }))
  expect(answer).toEqual({ picture: `data:image/png;base64,${btoa(String.fromCharCode(...png))}` })
})

test('OPEN-25 a JPEG becomes a data-image string', async () => {
  const answer = await readPicture(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]))
  expect(answer).toEqual({ picture: 'data:image/jpeg;base64,/9j/4A==' })
})

test('OPEN-25 anything else is refused, also when it claims to be a picture', async () => {
  expect(await readPicture(new Blob(['<svg/>'], { type: 'image/png' }))).toEqual({ problem: 'Choose a PNG or JPEG picture.' })
})

test('OPEN-25 a picture may have 200 kB and no more', async () => {
  const bytes = new Uint8Array(PICTURE_BYTES)
  bytes.set(png)
  expect(await readPicture(new Blob([bytes]))).toHaveProperty('picture')
  expect(await readPicture(new Blob([bytes, new Uint8Array(1)]))).toEqual({ problem: 'A picture may have at most 200 kB.' })
})
