// What of a workspace goes into an archive, table by table, and what stays out and why (EXPORT-01, EXPORT-02). A test compares it with the database.

/** The version of the format: docs/archive-format.md. */
export const ARCHIVE_FORMAT = 1

/** What is the same in every table: an archive is of one workspace, a file of one project; what the database makes of other columns it makes again. */
export const SAME_EVERYWHERE = ['company_id', 'project_id'] as const

/** A column that stays out, and why. */
type Left = Readonly<Record<string, string>>

/** A table of the archive. */
export type ArchiveTable = {
  /** Columns that go in. */
  kept: string
  /** Columns that do not. */
  left?: Left
  /** The order of its rows. */
  order: string
  /** Columns that name a person, whom `people.json` tells of. */
  people?: string
  /** Where the table does not say its project: the columns that do, each with the table that it is an id of. */
  through?: Readonly<Record<string, string>>
  /** Which rows go in, of the table `t`; all unless said. */
  rows?: string
  /** The owner's alone: in no archive of a project (CLIENT-05). */
  money?: true
}

const COUNTED = 'is counted from other rows'
const KEY = 'opens a door'
const OF_INSTALLATION = 'is of the installation, not of the workspace'

/** Rows of the workspace itself, parents before what refers to them; the owner’s archive alone has them. */
export const WORKSPACE_TABLES = {
  companies: {
    kept: 'slug name logo favicon whitelabel_logo owner_id members_create_projects created_at time_zone week_start currency',
    left: {
      id: 'is of the archive',
      subscription: OF_INSTALLATION,
      unlimited_workspaces: OF_INSTALLATION,
      deletion_at: 'ends with the workspace',
    },
    order: 'id',
    people: 'owner_id',
  },
  company_members: { kept: 'person_id role created_at', order: 'created_at, person_id', people: 'person_id' },
  clients: {
    kept: 'id number name email phone website address country tax_id currency rate tax_bp terms_days rounding notes created_at archived_at',
    order: 'created_at, id',
  },
  client_contacts: {
    kept: 'id client_id name email phone role gets_invoices sees_invoices invited_at person_id',
    order: 'id',
    people: 'person_id',
  },
  company_billing: {
    kept: 'name address country email tax_id bank_lines footer invoice_format credit_format first_number reminder_days reminders_from mail_subject mail_text reminder_subject reminder_text labels',
    order: 'name',
  },
  invoice_counters: { kept: 'series period last', order: 'series, period' },
  invoices: {
    kept: 'id client_id kind credits_id number seq state issued_on due_on currency digits sender recipient order_text notes tax_note discount net_minor discount_minor tax_minor gross_minor tax_lines refunded version created_by created_at issued_at sent_at voided_at void_reason reminders_paused reminders_from labels',
    left: { pdf: 'is a file of its own', pdf_sha256: 'is in the list of files' },
    order: 'created_at, id',
    people: 'created_by',
  },
  invoice_lines: {
    kept: 'id invoice_id position kind text quantity unit price_minor discount tax_bp amount_minor',
    order: 'invoice_id, position',
  },
  invoice_entries: { kept: 'id invoice_id line_id time_entry_id active', order: 'id' },
  invoice_reminders: { kept: 'invoice_id days sent_at', order: 'invoice_id, days' },
  payments: { kept: 'id invoice_id paid_on amount_minor method note created_at', order: 'id' },
} as const satisfies Record<string, ArchiveTable>

/** Rows of one project, parents before what refers to them. */
export const PROJECT_TABLES = {
  projects: {
    kept: 'id slug name code description budget start_date due_date logo current_status is_private owner_id last_task_number created_at last_story_number last_epic_number former_codes rockstars last_thread_number',
    left: {
      deleted_at: 'deleted projects stay out',
      deleted_by: 'deleted projects stay out',
      is_sample: 'samples stay out',
      ...{ public_token: KEY, public_shows: 'ends with its link', public_by: 'ends with its link', public_since: 'ends with its link' },
    },
    order: 'id',
    people: 'owner_id',
    through: { id: 'projects' },
  },
  project_codes: { kept: 'code', order: 'code' },
  project_members: { kept: 'id person_id role created_at', order: 'id', people: 'person_id' },
  project_billing: { kept: 'client_id rate', order: 'project_id', money: true },
  person_rates: { kept: 'person_id rate', order: 'person_id', people: 'person_id', money: true },
  rockstar_hidden: { kept: 'person_id', order: 'person_id', people: 'person_id' },
  boards: { kept: 'id name created_at', order: 'created_at, id' },
  labels: { kept: 'id title color created_at', order: 'id' },
  workflows: { kept: 'id title created_at color is_done position', order: 'position, id' },
  task_types: { kept: 'id title created_at color position', order: 'position, id' },
  task_efforts: { kept: 'id title created_at hours position', order: 'position, id' },
  epics: { kept: 'id slug code title color description due_date position created_at', order: 'position, id' },
  user_stories: { kept: 'id slug code title description created_at epic_id position', order: 'position, id' },
  sprints: {
    kept: 'id slug title goal start_date end_date created_at state started_at completed_at committed_tasks committed_hours',
    order: 'id',
  },
  recurrences: {
    kept: 'id author_id task mode rule start_on at timezone due_after ends_on ends_after catch_up wait_for_done state reason paused_until created_at',
    left: { next_day: 'follows from the rule', next_at: 'follows from the rule', failures: 'begins anew' },
    order: 'created_at, id',
    people: 'author_id',
  },
  tasks: {
    kept: 'id number title description position done estimative is_draft is_archived workflow_id type_id effort_id board_id sprint_id user_story_id parent_id start_date due_date image creator_id created_at updated_at workflow_before_done estimative_before_done recurrence_id form_title',
    left: {
      ...{ comments_count: COUNTED, attachments_count: COUNTED, checklist_done: COUNTED, checklist_total: COUNTED, time_seconds: COUNTED },
    },
    order: 'number',
    people: 'creator_id',
  },
  task_people: { kept: 'task_id person_id assigned_at', order: 'task_id, person_id', people: 'person_id' },
  task_labels: { kept: 'task_id label_id', order: 'task_id, label_id' },
  task_completions: { kept: 'task_id person_id done_at hours is_first', order: 'task_id, person_id', people: 'person_id' },
  recurrence_runs: { kept: 'recurrence_id day outcome task_id at', order: 'recurrence_id, day' },
  checklist_items: { kept: 'id task_id parent_id title done author_id created_at', order: 'id', people: 'author_id' },
  attachments: {
    kept: 'id uuid task_id filename mimetype size author_id created_at file version',
    order: 'id',
    people: 'author_id',
  },
  attachment_versions: {
    kept: 'attachment_id number file filename mimetype size author_id created_at',
    order: 'attachment_id, number',
    people: 'author_id',
    through: { attachment_id: 'attachments' },
  },
  attachment_links: {
    kept: 'attachment_id task_id created_at',
    order: 'attachment_id, task_id',
    through: { attachment_id: 'attachments' },
  },
  threads: {
    kept: 'id number title html author_id is_pinned created_at edited_at closed_at closed_by answer_id task_id',
    left: { comments_count: COUNTED, last_comment_id: COUNTED, active_at: COUNTED },
    order: 'number',
    people: 'author_id closed_by',
  },
  comments: {
    kept: 'id task_id attachment_id thread_id author_id author_name html created_at edited_at',
    order: 'id',
    people: 'author_id',
  },
  time_entries: {
    kept: 'id task_id person_id started_at ended_at comment by_timer created_at edited_by edited_at billable',
    left: { invoiced: COUNTED },
    order: 'id',
    people: 'person_id edited_by',
  },
  sprint_events: { kept: 'id sprint_id task_id number title kind hours at', order: 'id' },
  sprint_results: { kept: 'sprint_id task_id number code title hours outcome target_id', order: 'sprint_id, task_id' },
  forms: {
    kept: 'id title intro thanks state closes_on daily_limit presets fields last_field_id version author_id created_at',
    left: { token: KEY, ticket_key: KEY, submissions_count: COUNTED, told_at: 'begins anew' },
    order: 'created_at, id',
    people: 'author_id',
  },
  submissions: {
    kept: 'id form_id answers email state task_id judged_by judged_at at',
    left: { ticket: KEY, sender_hash: 'tells senders apart for a day' },
    order: 'at, id',
    people: 'judged_by',
  },
  wiki_pages: {
    kept: 'id key title body text version parent_id position depth creator_id updated_by created_at updated_at published_at deleted_at deleted_with',
    // What was never published is its writer's own.
    rows: 't.version > 0',
    order: 'depth, position, id',
    people: 'creator_id updated_by',
  },
  wiki_versions: {
    kept: 'page_id number title body author_id note words_added words_removed at is_replaced',
    order: 'page_id, number',
    people: 'author_id',
  },
  wiki_links: {
    kept: 'id from_page from_thread from_comment to_page to_task to_story made',
    order: 'id',
    through: { from_page: 'wiki_pages', from_thread: 'threads', from_comment: 'comments' },
  },
} as const satisfies Record<string, ArchiveTable>

/** The activity log, a file of its own in the owner's archive, who alone reads it (TLOG-01). */
export const LOG_TABLE = {
  kept: 'id at actor_id actor_name action kind sentence parts target_kind target_id target_label project_id detail',
  order: 'at, id',
  people: 'actor_id',
} as const satisfies ArchiveTable

const PERSONAL = 'what somebody follows, has read or set for themselves'
const OFFER = 'an offer that is open, by mail or by a link with a key'
const TAKEN_BACK = 'how an import is taken back on this installation'
const AGAIN = 'is made again from other rows'

/** Tables of workspaces that are in no archive. */
export const LEFT_OUT: Left = {
  company_domains: 'a domain leads to one installation; its token is a key',
  company_smtp: 'a mail server of the installation, with its password',
  company_transfers: OFFER,
  due_reminders: AGAIN,
  exports: 'an archive has no archives',
  favourites: PERSONAL,
  form_follows: PERSONAL,
  hand_overs: 'how a removal is taken back on this installation',
  import_changes: TAKEN_BACK,
  import_items: 'what a source calls its things, for its next import here',
  import_problems: 'what was wrong with files that came',
  imports: TAKEN_BACK,
  invitations: OFFER,
  invoice_keys: KEY,
  news_once: AGAIN,
  note_tasks: 'notes are their writers’ own',
  notification_events: PERSONAL,
  notifications: PERSONAL,
  project_task_totals: COUNTED,
  replacements: 'how a deletion is taken back on this installation',
  share_links: KEY,
  task_moves: 'how a move is taken back on this installation',
  task_shares: KEY,
  thread_follows: PERSONAL,
  thread_reads: PERSONAL,
  time_pins: PERSONAL,
  watchers: PERSONAL,
  wiki_drafts: 'what somebody has not published is theirs',
  wiki_follows: PERSONAL,
}
