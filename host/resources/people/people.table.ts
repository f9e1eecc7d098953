// Accounts: everyone who can sign in.
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Sets of keys that can be chosen instead of the product's own (PROFUP-09). */
export const SHORTCUT_PRESETS = ['palette', 'github', 'jira', 'vim', 'left_hand', 'right_hand'] as const

/** What `canonicalEmail` makes, as PostgreSQL checks it. */
export function isCanonical(email: AnyPgColumn): SQL {
  return sql`${email} = normalize(lower(${email}), NFKC) and ${email} !~ '\\s'`
}

/** What a person chose their keys to be, by action id; none where the list is empty. */
export type OwnShortcuts = Record<string, string[]>

/** What of the first steps is known of nothing else: whether the palette was opened, and when the list of them was put away or asked for again (ISO). */
export type FirstSteps = { palette?: boolean; dismissed_at?: string | null; shown_at?: string | null }

/**
 * One row an account. `email` is canonical (`canonicalEmail`), `username` lower case, the password argon2id, or null where there is none.
 * `time_zone` and `locale` are what they chose (null: as the browser, `en-GB`), `theme` null: each device has its own.
 * `deletion_at`: when it will be gone (PROFUP-11), `deleted_at`: since when name and address are.
 * `email_verified_at`: since when it is known that the address is theirs, by a mailed link or by an identity provider.
 */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull().unique(),
    email: text().notNull().unique(),
    name: text().notNull(),
    passwordHash: text('password_hash'),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    avatar: text(),
    headline: text(),
    timeZone: text('time_zone'),
    locale: text(),
    weekStart: smallint('week_start').notNull().default(1),
    hourCycle: smallint('hour_cycle').notNull().default(24),
    theme: text({ enum: ['light', 'dark', 'system'] }),
    hideEmail: boolean('hide_email').notNull().default(false),
    taskModal: boolean('task_modal').notNull().default(false),
    singleKeys: boolean('single_keys').notNull().default(true),
    keyHints: boolean('key_hints').notNull().default(true),
    keyCoach: boolean('key_coach').notNull().default(true),
    shortcutPreset: text('shortcut_preset', { enum: SHORTCUT_PRESETS }).notNull().default('palette'),
    shortcuts: jsonb().$type<OwnShortcuts>().notNull().default({}),
    firstSteps: jsonb('first_steps').$type<FirstSteps>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletionAt: timestamp('deletion_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('people_leaving').on(table.deletionAt).where(sql`${table.deletionAt} is not null and ${table.deletedAt} is null`),
    check('people_email_canonical', isCanonical(table.email)),
    check('people_username_shape', sql`${table.username} ~ '^[a-z0-9][a-z0-9._-]{0,38}$'`),
    check('people_headline_length', sql`length(${table.headline}) <= 120`),
    check('people_week_start', sql`${table.weekStart} between 0 and 6`),
    check('people_hour_cycle', sql`${table.hourCycle} in (12, 24)`),
    check('people_theme', sql`${table.theme} in ('light', 'dark', 'system')`),
    check('people_shortcut_preset', sql`${table.shortcutPreset} in ('palette', 'github', 'jira', 'vim', 'left_hand', 'right_hand')`),
    check('people_shortcuts_small', sql`octet_length(${table.shortcuts}::text) <= 32768`),
    check('people_first_steps_small', sql`octet_length(${table.firstSteps}::text) <= 1024`),
    check('people_name_filled', sql`length(btrim(${table.name})) between 1 and 120`),
  ],
)

/** A row of `people`. */
export type PersonRow = typeof people.$inferSelect

/** As much of an account as an embedded author shows. */
export type AuthorRow = Pick<PersonRow, 'username' | 'name' | 'avatar'>
