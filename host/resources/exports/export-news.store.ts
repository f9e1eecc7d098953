// Telling who asked for an export how it ended (EXPORT-04).
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { quotedName } from '../mails/mail-names.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { aboutThing, tell } from '../notifications/notifications.store.ts'
import { people } from '../people/people.table.ts'
import { projects } from '../projects/projects.table.ts'
import type { ExportRow } from './exports.table.ts'

type Company = { id: string; slug: string; name: string }

/** In the transaction that writes down how it ended: a line in the inbox, and for one that is ready a mail. */
export async function tellOfExport(tx: Database, company: Company, appUrl: string, row: ExportRow): Promise<void> {
  if (row.personId === null) return
  const [project] =
    row.projectId === null
      ? []
      : await tx
          .select({ slug: projects.slug, name: projects.name })
          .from(projects)
          .where(and(eq(projects.companyId, company.id), eq(projects.id, row.projectId)))
  const subject = project?.name ?? company.name
  await tell(tx, {
    ...aboutThing(company.id, { kind: 'export', id: row.id }, subject),
    projectId: row.projectId,
    to: { ids: [row.personId] },
    actorId: null,
    reason: row.state === 'ready' ? 'export_ready' : 'export_failed',
  })
  if (row.state !== 'ready') return
  const [person] = await tx.select({ email: people.email }).from(people).where(eq(people.id, row.personId))
  if (person === undefined) return
  const title = `The export of ${quotedName(subject, project === undefined ? 'your workspace' : 'your project')} is ready`
  const path = project === undefined ? `${company.slug}/settings` : `${company.slug}/projects/${project.slug}/settings`
  await queueMail(tx, {
    // Also from a workspace that is being deleted, whose own mails wait.
    companyId: null,
    kind: 'export-ready',
    to: person.email,
    subject: title,
    dedupeKey: `export:${row.id}`,
    content: {
      title,
      blocks: [
        { is: 'text', text: row.problems === 0 ? 'It is kept for 7 days.' : `It is kept for 7 days. ${lacks(row.problems)}` },
        { is: 'button', label: 'Download it', url: `${appUrl}/${path}#data` },
      ],
      why: 'You get this because you asked for the export.',
    },
  })
}

function lacks(problems: number): string {
  return problems === 1
    ? 'One file could not be packed; problems.csv in it names it.'
    : `${problems} files could not be packed; problems.csv in it names them.`
}
