// What a person switched off of what they could be told (INBOX-14).
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type MailKind, mailKindOf } from '../notices/mail-kinds.ts'
import { newsSwitches } from './notifications.table.ts'
import { occasionOf, REASONS, SWITCHES, type SwitchName } from './occasions.ts'

/** A switch as it stands for a person. */
export type SwitchView = { name: SwitchName; title: string; inApp: boolean; locked: boolean; mail: MailKind }

/** The kind of mail that tells what a switch is about. */
function mailOf(name: SwitchName): MailKind {
  const reason = REASONS.find((one) => occasionOf(one).switch === name)
  return reason === undefined ? 'rest' : mailKindOf(occasionOf(reason).concern)
}

/** All switches, in the order of the table of settings. */
export async function readSwitches(db: Database, personId: string): Promise<SwitchView[]> {
  const rows = await db.select().from(newsSwitches).where(eq(newsSwitches.personId, personId))
  const off = new Set(rows.filter(({ inApp }) => !inApp).map(({ name }) => name))
  return (Object.keys(SWITCHES) as SwitchName[]).map((name) => ({
    name,
    title: SWITCHES[name].title,
    inApp: !off.has(name),
    locked: 'locked' in SWITCHES[name],
    mail: mailOf(name),
  }))
}

/** Turns one; being told is what is without a row. */
export async function turnSwitch(db: Database, personId: string, name: SwitchName, inApp: boolean): Promise<void> {
  if (inApp) await db.delete(newsSwitches).where(and(eq(newsSwitches.personId, personId), eq(newsSwitches.name, name)))
  else await db.insert(newsSwitches).values({ personId, name, inApp }).onConflictDoNothing()
}
