// Links that stop one kind of mail of one workspace without signing in (RFC 8058): whose, of which and what is sealed in them.
import { z } from 'zod'
import type { Seals } from '../mail-servers/sealing.ts'
import { MAIL_KIND_NAMES, type MailKind } from './mail-kinds.ts'

/** What a link stops. */
export type Stopped = { personId: string; companyId: string; kind: MailKind }

const BELONGS = 'unsubscribe'
const KEY_ID = 12
const stopped = z.tuple([z.uuid(), z.uuid(), z.enum(MAIL_KIND_NAMES)])

/** The address of such a link. */
export async function unsubscribeUrl(seals: Seals, appUrl: string, { personId, companyId, kind }: Stopped): Promise<string> {
  const { cipher, keyId } = await seals.seal(JSON.stringify([personId, companyId, kind]), BELONGS)
  return `${appUrl}/unsubscribe/${keyId}${cipher.toString('base64url')}`
}

/** What a token stops; null for one that is none. */
export async function openUnsubscribe(seals: Seals, token: string): Promise<Stopped | null> {
  const sealed = { keyId: token.slice(0, KEY_ID), cipher: Buffer.from(token.slice(KEY_ID), 'base64url') }
  const text = await seals.open(sealed, BELONGS)
  const parsed = text === null ? null : stopped.safeParse(JSON.parse(text))
  if (!parsed?.success) return null
  const [personId, companyId, kind] = parsed.data
  return { personId, companyId, kind }
}
