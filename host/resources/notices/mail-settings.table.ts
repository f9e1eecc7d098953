// When people are mailed about what they were told (INBOX-13).
import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companyMembers } from '../companies/companies.table.ts'
import { people } from '../people/people.table.ts'
import { MAIL_KINDS, MAIL_TIMES } from './mail-kinds.ts'

const oneOf = (names: readonly string[]) => sql.raw(`('${names.join("', '")}')`)

/** One row where a person chose: with `company_id` for that workspace, without for all others. What has no row is as `MAIL_KINDS` says. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id'),
    kind: text({ enum: Object.keys(MAIL_KINDS) as [keyof typeof MAIL_KINDS] }).notNull(),
    value: text({ enum: MAIL_TIMES }).notNull(),
  },
  (table) => [
    uniqueIndex('mail_settings_everywhere').on(table.personId, table.kind).where(sql`${table.companyId} is null`),
    uniqueIndex('mail_settings_of_workspace').on(table.personId, table.companyId, table.kind).where(sql`${table.companyId} is not null`),
    foreignKey({
      name: 'mail_settings_person_belongs',
      columns: [table.companyId, table.personId],
      foreignColumns: [companyMembers.companyId, companyMembers.personId],
    }).onDelete('cascade'),
    check('mail_settings_kind_known', sql`${table.kind} in ${oneOf(Object.keys(MAIL_KINDS))}`),
    check('mail_settings_value_known', sql`${table.value} in ${oneOf(MAIL_TIMES)}`),
  ],
)
