// Kinds, sizes, junk and the widget's constants.
import { expect, test } from 'vitest'
import { formatKilobytes, isDrawable, kindOf, withoutJunk } from '#src/model/attachment/file-kind.ts'
import { uploadSettings, uploadWords } from '#src/model/attachment/upload-settings.ts'
import { imageProblem } from './image-widget.tsx'

test.each([
  ['image/png', 'a.png', 'image'],
  ['application/pdf', 'a.pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx', 'office'],
  ['application/vnd.ms-excel', 'a.xls', 'office'],
  ['application/vnd.oasis.opendocument.text', 'a.odt', 'office'],
  ['text/csv', 'a.csv', 'office'],
  ['text/plain', 'a.txt', 'text'],
  ['text/markdown', 'a.md', 'text'],
  ['text/plain', 'a.ts', 'code'],
  ['text/html; charset=utf-8', 'a.html', 'code'],
  ['application/json', 'a.json', 'code'],
  ['image/svg+xml', 'a.svg', 'code'],
  ['application/zip', 'a.zip', 'other'],
  ['', 'a', 'other'],
  [null, 'a', 'other'],
])('FILES-04 %s (%s) is %s', (mimetype, filename, kind) => {
  expect(kindOf({ mimetype, filename })).toBe(kind)
})

test('OPEN-54 only pictures without scripts are drawn', () => {
  expect(['image/png', 'image/jpeg', 'image/gif', 'image/webp'].every(isDrawable)).toBe(true)
  expect(['image/svg+xml', 'text/html', 'image/tiff', null].some(isDrawable)).toBe(false)
})

test('FILES-01 sizes are in KB of 1,000 bytes', () => {
  expect([0, 1, 450, 2_345, 9_990, 12_400, 3_400_000].map(formatKilobytes)).toEqual([
    '0 KB',
    '0.1 KB',
    '0.5 KB',
    '2.3 KB',
    '10 KB',
    '12 KB',
    '3,400 KB',
  ])
})

test('FILES-18 junk is left out whatever its case', () => {
  const named = (name: string) => new File(['x'], name)
  const files = ['.DS_Store', 'Thumbs.db', 'DESKTOP.INI', 'desktop.ini.txt'].map(named)
  expect(withoutJunk(files).map(({ name }) => name)).toEqual(['desktop.ini.txt'])
})

test('FILES-17 the image widget takes JPEG and PNG only', () => {
  const typed = (type: string) => imageProblem(new File(['x'], 'a', { type }))
  expect([typed('image/jpeg'), typed('image/png')]).toEqual([null, null])
  expect([typed('image/gif'), typed('image/svg+xml'), typed('')]).toEqual(Array(3).fill('File is of invalid type'))
})

test('FILES-19 FILES-20 FILES-21 DEFECT-28 the widget’s constants and words; chunking is off', () => {
  expect(uploadSettings).toMatchObject({
    chunkUploads: false,
    chunkSize: 5_000_000,
    chunkRetryDelays: [500, 1_000, 3_000],
    maxParallelUploads: 2,
    fileSizeBase: 1_000,
    imagePreviewMinHeight: 44,
    imagePreviewMaxHeight: 256,
    imagePreviewZoomFactor: 2,
    instantPreviewMaxSize: 1_000_000,
  })
  expect(uploadWords).toMatchObject({
    uploadError: 'Error during upload',
    loadError: 'Error during load',
    invalidField: 'Field contains invalid files',
    maxFiles: 'Max files',
  })
})
