// What somebody hears of their place on a project: put on it, or taken off (TEAM-12).
import type { Database } from '../../db/open.ts'
import { aboutProject, aboutWorkspace, tell, withdrawReasons } from '../notifications/notifications.store.ts'

type Project = { id: string; companyId: string; name: string }
type Company = { id: string; slug: string; name: string }
type Where = { project: Project; company: Company; actorId: string }

/** News of the workspace, because they do not see the project any more. */
const offProject = ({ project, company }: Where) => aboutWorkspace(company, `off:${project.id}`)

/** Who was taken off a project hears of it. */
export async function tellTakenOff(tx: Database, where: Where, personId: string): Promise<void> {
  const { project, actorId } = where
  await tell(tx, { ...offProject(where), to: { ids: [personId] }, actorId, reason: 'removed', detail: { name: project.name } })
}

/** Who was put on a project hears of it; nothing, where they have not read yet that they were taken off it. */
export async function tellAdded(tx: Database, where: Where, personId: string): Promise<void> {
  const back = await withdrawReasons(tx, [offProject(where).topic], ['removed'], [personId])
  if (back.length > 0) return
  await tell(tx, { ...aboutProject(where.project), to: { ids: [personId] }, actorId: where.actorId, reason: 'added' })
}
