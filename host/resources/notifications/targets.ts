// What a notification can lead to: one line each (INBOX-01). The wire, the list and the gateway read this table.

/**
 * Of each kind its `resource` on the wire (NOTIF-03), and `here`: what tells, in SQL over a notification `n`, that it is still there. Without it the thing
 * is there for as long as its project or workspace.
 */
export const TARGETS = {
  task: {
    resource: 'issues',
    here: 'exists (select 1 from tasks x where x.company_id = n.company_id and x.id = n.task_id and x.project_id = n.project_id)',
  },
  // A comment that is gone leads to its task.
  comment: {
    resource: 'issues',
    here: 'exists (select 1 from tasks x where x.company_id = n.company_id and x.id = n.task_id and x.project_id = n.project_id)',
  },
  file: {
    resource: 'files',
    here: 'exists (select 1 from attachments x where x.company_id = n.company_id and x.project_id = n.project_id and x.id::text = n.target_id)',
  },
  project: { resource: 'projects' },
  invitation: {
    resource: 'invitations',
    here: 'exists (select 1 from invitations x where x.company_id = n.company_id and x.id::text = n.target_id and x.used_at is null and x.withdrawn_at is null)',
  },
  sprint: {
    resource: 'sprints',
    here: 'exists (select 1 from sprints x where x.company_id = n.company_id and x.project_id = n.project_id and x.id::text = n.target_id)',
  },
  recurrence: {
    resource: 'recurring',
    here: 'exists (select 1 from recurrences x where x.company_id = n.company_id and x.id::text = n.target_id)',
  },
  discussion: {
    resource: 'discussions',
    here: 'exists (select 1 from threads x where x.company_id = n.company_id and x.project_id = n.project_id and x.number::text = n.target_id)',
  },
  workspace: { resource: 'workspaces' },
  page: {
    resource: 'wiki',
    here: 'exists (select 1 from wiki_pages x where x.company_id = n.company_id and x.id = n.target_id::uuid and x.deleted_at is null)',
  },
  form: { resource: 'forms', here: 'exists (select 1 from forms x where x.company_id = n.company_id and x.id::text = n.target_id)' },
  client: { resource: 'clients' },
  invoice: { resource: 'invoices' },
  import: { resource: 'imports' },
  export: { resource: 'exports' },
} as const satisfies Record<string, { resource: string; here?: string }>

/** What a notification leads to. */
export type TargetKind = keyof typeof TARGETS

/** All kinds of targets. */
export const TARGET_KINDS = Object.keys(TARGETS) as [TargetKind, ...TargetKind[]]
