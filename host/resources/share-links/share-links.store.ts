// Every query about shareable links.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { newToken } from '../../tokens.ts'
import { record } from '../audit-events/audit-events.store.ts'
import { shareLinks } from '../invitations/invitations.table.ts'
import type { GivenRole } from '../project-team-members/project-team-members.store.ts'

/** A shareable link that was not replaced. */
export type ShareLink = typeof shareLinks.$inferSelect

type Place = { id: string; companyId: string }
type Change = { enabled?: boolean; role?: GivenRole }

const current = (projectId: string) => and(eq(shareLinks.projectId, projectId), isNull(shareLinks.retiredAt))

/** The project's link, or null when it never had one. */
export async function findShareLink(db: Database, projectId: string): Promise<ShareLink | null> {
  const [row] = await db.select().from(shareLinks).where(current(projectId))
  return row ?? null
}

/** Changes the project's link, making one (off, for guests) when there is none. */
export async function changeShareLink(db: Database, project: Place, personId: string, change: Change): Promise<ShareLink> {
  return db.transaction(async (tx) => {
    const link = await changeOrMake(tx, project, personId, change)
    const said =
      change.role !== undefined
        ? `changed the role of the shareable link to ${change.role}`
        : `switched the shareable link ${change.enabled ? 'on' : 'off'}`
    await record(tx, project, personId, { action: 'link.change', said })
    return link
  })
}

async function changeOrMake(tx: Database, project: Place, personId: string, change: Change): Promise<ShareLink> {
  for (;;) {
    const [changed] = await tx.update(shareLinks).set(change).where(current(project.id)).returning()
    if (changed !== undefined) return changed
    const made = { token: newToken(), companyId: project.companyId, projectId: project.id, createdBy: personId, enabled: false, ...change }
    const [row] = await tx.insert(shareLinks).values(made).onConflictDoNothing().returning()
    if (row !== undefined) return row
    // Somebody else made it in between: change that one.
  }
}

/** Replaces a link that is on by one with another token; the old token is dead. Null when sharing is off. */
export function refreshShareLink(db: Database, project: Place, personId: string): Promise<ShareLink | null> {
  return db.transaction(async (tx) => {
    const [old] = await tx
      .update(shareLinks)
      .set({ retiredAt: sql`now()` })
      .where(and(current(project.id), eq(shareLinks.enabled, true)))
      .returning()
    if (old === undefined) return null
    const next = { token: newToken(), companyId: project.companyId, projectId: project.id, createdBy: personId, role: old.role }
    const [row] = await tx.insert(shareLinks).values(next).returning()
    await record(tx, project, personId, { action: 'link.refresh', said: 'replaced the shareable link' })
    return row ?? null
  })
}
