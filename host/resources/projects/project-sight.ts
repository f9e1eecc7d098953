// Who sees a project, as a condition for any query that has a person and a project at hand.
import { type SQL, sql } from 'drizzle-orm'

/** True where the person of `personId` sees the project of `projectId`: both owners (that of the workspace not in samples of others, FIRST-04), whoever is on it, and members of the workspace where it is open. */
export function seesProject(personId: SQL, projectId: SQL): SQL {
  return sql`exists (
    select 1 from projects seen join company_members seer on seer.company_id = seen.company_id
    where seen.id = ${projectId} and seen.deleted_at is null and seer.person_id = ${personId} and (
      (seer.role = 'owner' and not seen.is_sample) or seen.owner_id = seer.person_id or (seer.role = 'member' and not seen.is_private)
      or exists (select 1 from project_members seat where seat.project_id = seen.id and seat.person_id = seer.person_id)))`
}
