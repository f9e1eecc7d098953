// Every query about pictures, and what one is by its content.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import type { Database } from '../../db/open.ts'
import { images } from './images.table.ts'

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Keeps a picture and answers its name, `<digest>.png`; null where the bytes are no PNG or JPEG. */
export async function keepImage(db: Database, uploadedBy: string, bytes: Buffer): Promise<string | null> {
  const mimetype = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const ending = ENDINGS[mimetype]
  if (ending === undefined) return null
  const digest = createHash('sha256').update(bytes).digest('hex')
  await db.insert(images).values({ digest, mimetype, bytes, uploadedBy }).onConflictDoNothing()
  return `${digest}.${ending}`
}

/** The picture of a name, or null. */
export async function findImage(db: Database, name: string): Promise<{ mimetype: string; bytes: Buffer } | null> {
  const [digest = '', ending] = name.split('.')
  const [row] = await db.select({ mimetype: images.mimetype, bytes: images.bytes }).from(images).where(eq(images.digest, digest))
  return row !== undefined && ENDINGS[row.mimetype] === ending ? row : null
}

/** The picture of a digest with its name, or null. */
export async function readImage(db: Database, digest: string): Promise<{ name: string; bytes: Buffer } | null> {
  const [row] = await db.select({ mimetype: images.mimetype, bytes: images.bytes }).from(images).where(eq(images.digest, digest))
  return row === undefined ? null : { name: `${digest}.${ENDINGS[row.mimetype] ?? 'png'}`, bytes: row.bytes }
}
