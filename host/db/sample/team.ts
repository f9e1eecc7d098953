// Somebody who was removed from Acme, and an invitation that waits, so that the page of its people shows both.
import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

/** Nora Lund was a member until two weeks ago, on two projects; Kim was invited to one three days ago. */
export async function seedTeam(tx: Database, passwordHash: string): Promise<void> {
  await tx.execute(sql`
    with nora as (
      insert into people (username, name, email, headline, password_hash, email_verified_at)
      values ('nora', 'Nora Lund', 'nora@example.com', 'Writer', ${passwordHash}, now() - interval '90 days') returning id
    ), acme as (select c.id, c.owner_id from companies c where c.slug = 'acme'), seats as (
      select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'role', 'member', 'since', now() - interval '90 days')), '[]') as list
      from projects j join acme on acme.id = j.company_id where j.slug in ('website', 'ops')
    ), gone as (
      insert into hand_overs (company_id, person_id, done_by, at, detail)
      select acme.id, nora.id, acme.owner_id, now() - interval '14 days',
        jsonb_build_object('role', 'member', 'joined_at', now() - interval '90 days', 'projects', seats.list, 'owned', '[]'::jsonb, 'tasks', '[]'::jsonb)
      from acme, nora, seats
    )
    insert into invitations (company_id, project_id, inviter_id, email, name, role, token_hash, created_at, expires_at)
    select acme.id, j.id, acme.owner_id, 'kim@example.org', 'Kim Sato', 'member', 'sample-' || gen_random_uuid(), now() - interval '3 days', now() + interval '11 days'
    from acme join projects j on j.company_id = acme.id and j.slug = 'mobile'`)
}
