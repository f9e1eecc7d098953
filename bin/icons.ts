// npm run icons: draws the icons of the installed app from public/favicon.svg. The pictures are committed; run it again when the drawing changes.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { launchChromium } from '#tests/kit/chromium.ts'

/** `whole` fills the square: systems cut their own shape out of it, and keep the middle 80 %. */
const ICONS = [
  { name: 'icon-192', size: 192, whole: false },
  { name: 'icon-512', size: 512, whole: false },
  { name: 'icon-maskable-512', size: 512, whole: true },
  { name: 'apple-touch-icon', size: 180, whole: true },
]

const drawing = await readFile('public/favicon.svg', 'utf8')
// Without its round corners, and with room around: what may be cut off is only ground.
const wholeDrawing = drawing.replace(' rx="8"', '').replace(/<path /g, '<path transform="translate(2.4 2.4) scale(.85)" ')

const browser = await launchChromium()
try {
  const page = await browser.newPage()
  await mkdir('public/icons', { recursive: true })
  for (const { name, size, whole } of ICONS) {
    const source = whole ? wholeDrawing : drawing
    const pixels = await page.evaluate(
      async ([svg, width]) => {
        const image = new Image(width, width)
        image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${width}" height="${width}" `))}`
        await image.decode()
        const canvas = new OffscreenCanvas(width, width).getContext('2d')
        canvas?.drawImage(image, 0, 0, width, width)
        return Array.from(canvas?.getImageData(0, 0, width, width).data ?? [])
      },
      [source, size] as const,
    )
    await writeFile(`public/icons/${name}.png`, encode(Uint8Array.from(pixels, plain), size))
  }
} finally {
  await browser.close()
}

/** The browser dithers gradients, which no file compresses: steps of four are not seen and make it a fifth of the size. */
function plain(value: number, at: number): number {
  return at % 4 === 3 ? value : Math.min(255, Math.round(value / 4) * 4)
}

/** A PNG of RGBA pixels; each row is written as what differs from the row above. */
function encode(pixels: Uint8Array, size: number): Buffer {
  const stride = size * 4
  const rows = Buffer.alloc((stride + 1) * size)
  for (let y = 0; y < size; y++) {
    rows[y * (stride + 1)] = 2
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0)
      rows[y * (stride + 1) + 1 + x] = (pixels[y * stride + x] ?? 0) - above
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  // Eight bits a channel, color with alpha.
  head.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
