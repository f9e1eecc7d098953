// What the activity log of a workspace tells about: the nouns of its actions, and the kind that each is found under.

/** Kinds by which the log is narrowed (TLOG-04). */
export const AUDIT_KINDS = ['tasks', 'projects', 'people', 'files', 'time', 'money', 'settings', 'data'] as const

/** One of them. */
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Nouns of actions, each with its kind. A new noun gets its line here. */
export const AUDIT_NOUNS = {
  task: 'tasks',
  comment: 'tasks',
  rule: 'tasks',
  project: 'projects',
  sprint: 'projects',
  story: 'projects',
  epic: 'projects',
  board: 'projects',
  label: 'projects',
  type: 'projects',
  effort: 'projects',
  status: 'projects',
  discussion: 'projects',
  form: 'projects',
  member: 'people',
  invitation: 'people',
  link: 'people',
  person: 'people',
  file: 'files',
  page: 'files',
  note: 'files',
  time: 'time',
  client: 'money',
  invoice: 'money',
  workspace: 'settings',
  domain: 'settings',
  mail: 'settings',
  export: 'data',
  import: 'data',
} as const satisfies Record<string, AuditKind>

/** A noun of the log. */
export type AuditNoun = keyof typeof AUDIT_NOUNS

/** What was done, `noun.verb`: `sprint.start`. */
export type AuditAction = `${AuditNoun}.${string}`

/** The kind that an action is found under. */
export function kindOf(action: AuditAction): AuditKind {
  return AUDIT_NOUNS[action.slice(0, action.indexOf('.')) as AuditNoun]
}
