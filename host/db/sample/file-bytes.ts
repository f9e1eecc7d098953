// Bytes of the sample files, drawn and written here so that the repository carries no binaries.
import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]
type Box = { x: number; y: number; width: number; height: number; colour: Colour }

/** A PNG of boxes on a ground, painted in order. */
export function pngOf(width: number, height: number, ground: Colour, boxes: readonly Box[]): Buffer {
  const row = 1 + width * 3
  const pixels = Buffer.alloc(row * height)
  const paint = ({ x, y, width: across, height: down, colour }: Box) => {
    const from = Math.max(0, x)
    const stripe = Buffer.alloc(Math.max(0, Math.min(width, x + across) - from) * 3, Buffer.from(colour))
    for (let line = Math.max(0, y); line < Math.min(height, y + down); line += 1) stripe.copy(pixels, line * row + 1 + from * 3)
  }
  paint({ x: 0, y: 0, width, height, colour: ground })
  for (const box of boxes) paint(box)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits, true colour.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PDF of one page: a heading and lines of text in letters of Latin-1 without brackets and backslashes. */
export function pdfOf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    '/F2 20 Tf',
    '72 770 Td',
    `(${heading}) Tj`,
    '/F1 11 Tf',
    '0 -34 Td',
    '16 TL',
    ...lines.map((line) => `(${line}) Tj T*`),
    'ET',
  ]
  const stream = text.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  let document = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = document.length
    document += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const begin = document.length
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF\n`
  return Buffer.from(document, 'latin1')
}

const PAPER: Colour = [250, 250, 252]
const LINE: Colour = [223, 225, 231]
const INK: Colour = [120, 126, 140]
const ACCENT: Colour = [94, 98, 214]
const SOFT: Colour = [222, 223, 250]

/** A sketch of a page: header, a picture, columns of text. `columns` is 1 to 4. */
export function wireframe(columns: number): Buffer {
  const boxes: Box[] = [
    { x: 0, y: 0, width: 960, height: 64, colour: LINE },
    { x: 32, y: 20, width: 120, height: 24, colour: ACCENT },
    ...[0, 1, 2].map((at) => ({ x: 640 + at * 96, y: 26, width: 72, height: 12, colour: INK })),
    { x: 32, y: 96, width: 896, height: 200, colour: SOFT },
    { x: 64, y: 140, width: 380, height: 28, colour: INK },
    { x: 64, y: 184, width: 280, height: 14, colour: LINE },
    { x: 64, y: 224, width: 128, height: 36, colour: ACCENT },
  ]
  const wide = Math.floor((896 - (columns - 1) * 24) / columns)
  for (let column = 0; column < columns; column += 1) {
    const x = 32 + column * (wide + 24)
    boxes.push({ x, y: 328, width: wide, height: 120, colour: LINE }, { x, y: 464, width: Math.round(wide * 0.7), height: 14, colour: INK })
    for (let line = 0; line < 3; line += 1) boxes.push({ x, y: 492 + line * 20, width: wide - line * 30, height: 9, colour: LINE })
  }
  return pngOf(960, 600, PAPER, boxes)
}

/** A bar chart of values from 0 to 100. */
export function barChart(values: readonly number[]): Buffer {
  const boxes: Box[] = [0, 1, 2, 3].map((at) => ({ x: 48, y: 60 + at * 100, width: 720, height: 1, colour: LINE }))
  const wide = Math.floor(720 / values.length)
  values.forEach((value, at) => {
    const tall = Math.round(value * 3.6)
    boxes.push({ x: 54 + at * wide, y: 420 - tall, width: wide - 12, height: tall, colour: value > 60 ? ACCENT : [167, 170, 236] })
  })
  boxes.push({ x: 48, y: 420, width: 720, height: 2, colour: INK })
  return pngOf(800, 460, PAPER, boxes)
}
