// Reads and changes when somebody is mailed: everywhere, or in one workspace (INBOX-13).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind, type MailTime } from './mail-kinds.ts'

/** A setting as it holds; `workspace` null: wherever a workspace has none of its own. `inherited`: nothing was chosen here. */
export type MailSetting = {
  kind: MailKind
  value: MailTime
  inherited: boolean
  workspace: { slug: string; name: string } | null
}

/** What holds for a person in a workspace, in SQL. */
export function mailTime(personId: SQL, companyId: SQL, kind: MailKind): SQL {
  return sql`coalesce(
    (select ms.value from mail_settings ms where ms.person_id = ${personId} and ms.company_id = ${companyId} and ms.kind = ${kind}),
    (select ms.value from mail_settings ms where ms.person_id = ${personId} and ms.company_id is null and ms.kind = ${kind}),
    ${MAIL_KINDS[kind][0]})`
}

/** All settings of a person: those that hold everywhere first, then each workspace by name. */
export async function listMailSettings(db: Database, personId: string): Promise<MailSetting[]> {
  const { rows: workspaces } = await db.execute<{ id: string; slug: string; name: string }>(sql`
    select c.id, c.slug, c.name from companies c join company_members cm on cm.company_id = c.id and cm.person_id = ${personId}
    where c.deletion_at is null order by lower(c.name), c.slug`)
  const { rows: chosen } = await db.execute<{ companyId: string | null; kind: MailKind; value: MailTime }>(
    sql`select company_id as "companyId", kind, value from mail_settings where person_id = ${personId}`,
  )
  const at = (companyId: string | null, kind: MailKind) => chosen.find((one) => one.companyId === companyId && one.kind === kind)?.value
  const everywhere = (kind: MailKind): MailTime => at(null, kind) ?? MAIL_KINDS[kind][0]
  const settings = (id: string | null, workspace: MailSetting['workspace']) =>
    MAIL_KIND_NAMES.map((kind) => ({ kind, workspace, value: at(id, kind) ?? everywhere(kind), inherited: at(id, kind) === undefined }))
  return [...settings(null, null), ...workspaces.flatMap(({ id, ...workspace }) => settings(id, workspace))]
}

/** Chooses for a workspace, or for all without one; null takes the choice back. 404 for a workspace that is not theirs. */
export async function setMailSetting(
  db: Database,
  personId: string,
  { kind, value, companySlug }: { kind: MailKind; value: MailTime | null; companySlug: string | undefined },
): Promise<void> {
  const companyId = companySlug === undefined ? null : await ownCompany(db, personId, companySlug)
  await writeMailSetting(db, personId, companyId, kind, value)
}

/** The same by id; for who is known by a link. */
export async function writeMailSetting(
  db: Database,
  personId: string,
  companyId: string | null,
  kind: MailKind,
  value: MailTime | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`delete from mail_settings where person_id = ${personId} and company_id is not distinct from ${companyId}::uuid and kind = ${kind}`,
    )
    if (value === null) return
    await tx.execute(sql`
      insert into mail_settings (person_id, company_id, kind, value) values (${personId}, ${companyId}::uuid, ${kind}, ${value}) on conflict do nothing`)
  })
}

async function ownCompany(db: Database, personId: string, slug: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from companies c join company_members cm on cm.company_id = c.id and cm.person_id = ${personId} where c.slug = ${slug}`)
  const [found] = rows
  if (found === undefined) throw notFound()
  return found.id
}
