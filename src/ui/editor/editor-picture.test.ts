// Which files can be put into a text.
import { expect, test } from 'vitest'
import { NOT_A_PICTURE, readTextPicture, TEXT_PICTURE_BYTES, TOO_LARGE } from './editor-picture.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const file = (bytes: readonly number[], type: string, size = 0) => new File([new Uint8Array(bytes), new Uint8Array(size)], 'x', { type })
const read = (blob: Blob) => readTextPicture(blob, () => undefined)

test('COMMENT-18 png and jpeg by their content, whatever they are called', async () => {
  expect(await read(file(png, 'text/plain'))).toEqual({ src: 'data:image/png;base64,iVBORw0KGgo=' })
  expect(await read(file(jpeg, 'image/gif'))).toEqual({ src: 'data:image/jpeg;base64,/9j/4A==' })
})

test('COMMENT-18 anything else is refused, also when it says it is a picture', async () => {
  for (const [bytes, type] of [
    [[0x47, 0x49, 0x46, 0x38], 'image/gif'],
    [[0x3c, 0x73, 0x76, 0x67], 'image/svg+xml'],
    [[0x3c, 0x68, 0x74, 0x6d], 'image/png'],
    [[], 'image/jpeg'],
  ] as const)
    expect(await read(file(bytes, type))).toEqual({ problem: NOT_A_PICTURE })
  expect(await read(file(png, 'image/png', TEXT_PICTURE_BYTES))).toEqual({ problem: TOO_LARGE })
})
