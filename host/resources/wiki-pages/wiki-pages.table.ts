// The wiki of a project: its pages as a tree, what each of them said before, what people are just writing, and which page names which.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { tsvector } from '../../db/tsvector.ts'
import { comments } from '../comments/comments.table.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { threads } from '../threads/threads.table.ts'
import { userStories } from '../user-stories/user-stories.table.ts'

/** Levels of a tree of pages, counted from 1 (WIKI-01). */
export const MOST_LEVELS = 8

/**
 * One row a page. `key` ends its address and is all that is looked up; `version` counts what was published, 0 until then; `text` is what the body says
 * without its markup. A deleted page stays for a while: `deleted_with` is the page with which it went, itself included.
 */
export const wikiPages = pgTable(
  'wiki_pages',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    key: text().notNull(),
    title: text().notNull(),
    body: text().notNull().default(''),
    text: text().notNull().default(''),
    version: integer().notNull().default(0),
    parentId: uuid('parent_id'),
    position: doublePrecision().notNull(),
    depth: smallint().notNull().default(0),
    creatorId: uuid('creator_id').references(() => people.id, { onDelete: 'set null' }),
    updatedBy: uuid('updated_by').references(() => people.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedWith: uuid('deleted_with'),
    /** As it is searched: folding is slow, and a search looks at every title. */
    folded: text().notNull().generatedAlwaysAs(sql.raw('search_fold(title)')),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql.raw("setweight(to_tsvector('simple', search_fold(title)), 'A') || setweight(to_tsvector('simple', search_fold(text)), 'B')"),
      ),
  },
  (table) => [
    unique('wiki_pages_project_id').on(table.projectId, table.id),
    unique('wiki_pages_project_key').on(table.projectId, table.key, table.companyId),
    index('wiki_pages_in_order').on(table.projectId, table.parentId, table.position, table.id),
    index('wiki_pages_words').using('gin', table.words),
    foreignKey({ name: 'wiki_pages_parent', columns: [table.projectId, table.parentId], foreignColumns: [table.projectId, table.id] }),
    foreignKey({
      name: 'wiki_pages_project',
      columns: [table.companyId, table.projectId],
      foreignColumns: [projects.companyId, projects.id],
    }).onDelete('cascade'),
    check('wiki_pages_key_shape', sql`${table.key} ~ '^[b-df-hj-np-tv-z2-9]{6}$'`),
    check('wiki_pages_title_filled', sql`length(btrim(${table.title})) between 1 and 200`),
    check('wiki_pages_depth', sql`${table.depth} between 0 and ${sql.raw(String(MOST_LEVELS - 1))}`),
    check('wiki_pages_not_below_itself', sql`${table.parentId} is distinct from ${table.id}`),
    check('wiki_pages_version_counted', sql`${table.version} >= 0`),
  ],
)

/** What a page said when it was published, one row for each number that is kept (WIKI-08). */
export const wikiVersions = pgTable(
  'wiki_versions',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => wikiPages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    title: text().notNull(),
    body: text().notNull(),
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    note: text(),
    wordsAdded: integer('words_added').notNull().default(0),
    wordsRemoved: integer('words_removed').notNull().default(0),
    /** Another version took its place within ten minutes (WIKI-08): no longer listed, kept for drafts that began with it. */
    isReplaced: boolean('is_replaced').notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] }), check('wiki_versions_number_counted', sql`${table.number} >= 1`)],
)

/** What one person is writing on one page, read by nobody else; `version` is the one it began with, and `base` what that said (WIKI-05). */
export const wikiDrafts = pgTable(
  'wiki_drafts',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => wikiPages.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    projectId: uuid('project_id').notNull(),
    title: text().notNull(),
    body: text().notNull(),
    version: integer().notNull(),
    base: text().notNull().default(''),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'wiki_drafts_page_id_person_id_pk', columns: [table.pageId, table.personId, table.companyId] })],
)

/**
 * Which published page or discussion names which page, task or user story (WIKI-13). `from_comment` is the comment of the discussion that does, null
 * for its first text; `made` is the task that was made of it, whatever the text says later.
 */
export const wikiLinks = pgTable(
  'wiki_links',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fromPage: uuid('from_page').references(() => wikiPages.id, { onDelete: 'cascade' }),
    fromThread: uuid('from_thread').references(() => threads.id, { onDelete: 'cascade' }),
    fromComment: integer('from_comment').references(() => comments.id, { onDelete: 'cascade' }),
    toPage: uuid('to_page').references(() => wikiPages.id, { onDelete: 'cascade' }),
    toTask: uuid('to_task').references(() => tasks.id, { onDelete: 'cascade' }),
    toStory: integer('to_story').references(() => userStories.id, { onDelete: 'cascade' }),
    made: boolean().notNull().default(false),
    companyId: uuid('company_id').notNull(),
  },
  (table) => [
    // Not a constraint that knows no nulls, which PostgreSQL 14 does not have. Numbers of comments and stories begin at 1.
    uniqueIndex('wiki_links_once').on(
      sql`coalesce(${table.fromPage}, ${table.fromThread})`,
      sql`coalesce(${table.fromComment}, 0)`,
      sql`coalesce(${table.toPage}, ${table.toTask}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${table.toStory}, 0)`,
    ),
    index('wiki_links_of_page').on(table.fromPage).where(sql`${table.fromPage} is not null`),
    index('wiki_links_of_thread').on(table.fromThread).where(sql`${table.fromThread} is not null`),
    index('wiki_links_of_comment').on(table.fromComment).where(sql`${table.fromComment} is not null`),
    index('wiki_links_to_page').on(table.toPage),
    index('wiki_links_to_task').on(table.toTask),
    index('wiki_links_to_story').on(table.toStory).where(sql`${table.toStory} is not null`),
    check('wiki_links_one_source', sql`num_nonnulls(${table.fromPage}, ${table.fromThread}) = 1`),
    check('wiki_links_comment_in_thread', sql`${table.fromComment} is null or ${table.fromThread} is not null`),
    check('wiki_links_one_target', sql`num_nonnulls(${table.toPage}, ${table.toTask}, ${table.toStory}) = 1`),
  ],
)

/** Who is told when a page is published. Whoever stopped following keeps a row that says so: publishing does not bring it back (WIKI-19). */
export const wikiFollows = pgTable(
  'wiki_follows',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => wikiPages.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    isFollowing: boolean('is_following').notNull(),
  },
  (table) => [primaryKey({ name: 'wiki_follows_page_id_person_id_pk', columns: [table.pageId, table.personId, table.companyId] })],
)
