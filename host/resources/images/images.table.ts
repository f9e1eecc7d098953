// Pictures that anyone may see: logos, favicons and avatars, cut and scaled by who chose them.

import { sql } from 'drizzle-orm'
import { check, customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from '../people/people.table.ts'

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** The largest picture, in bytes. */
export const MOST_IMAGE_BYTES = 512 * 1024

/** One row a picture, named by the SHA-256 of its bytes: the same picture twice is one row, and what an address shows never changes (decision 050). */
export const images = pgTable(
  'images',
  {
    digest: text().primaryKey(),
    mimetype: text().notNull(),
    bytes: bytea().notNull(),
    uploadedBy: uuid('uploaded_by').references(() => people.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('images_digest_shape', sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
    check('images_type', sql`${table.mimetype} in ('image/png', 'image/jpeg')`),
    check('images_size', sql`octet_length(${table.bytes}) between 1 and ${sql.raw(String(MOST_IMAGE_BYTES))}`),
  ],
)
