// What the owner of a workspace does to its mail server.
import { companySmtp } from '#host/resources/mail-servers/mail-servers.table.ts'
import { GetMailServer, type MailServerData } from '#src/features/mail-server/mail-server.graphql.ts'
import { type MailServerChange, writingOf } from '#src/features/mail-server/mail-server-change.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Line } from './line.ts'

const PATH = '/companies/acme/smtp'

/** The server as the viewer reads it, with a password; made anew. */
async function serverOf({ world, api }: ActionBench): Promise<MailServerData | null> {
  const host = world.host.as('ana')
  const { status } = await host.put(PATH, {}, { host: 'smtp.example.com', port: 587, password: 'hunter2', from_email: 'hi@example.com' })
  if (status !== 200) throw new Error(`The mail server was not set: ${status}`)
  const { mailServer } = await (await api()).query(GetMailServer, { workspaceSlug: 'acme' }, { requestPolicy: 'network-only' })
  return mailServer
}

const saving =
  (change: MailServerChange, before = serverOf) =>
  async (bench: ActionBench) => {
    const server = await before(bench)
    const { subjects, save } = writingOf({ workspace: bench.workspace, server, title: 'Server' })
    return { subjects, action: save(change, () => undefined) }
  }

async function noServer({ world }: ActionBench): Promise<null> {
  await world.host.db.delete(companySmtp)
  return null
}

/** The lines. */
export const mailServerLines: readonly Line[] = [
  {
    id: 'mail-server.set',
    given: saving({ host: 'mail.example.com' }, noServer),
    touches: ['+company_smtp'],
    left: { '+company_smtp': 'kept for an hour, so that it can be given back' },
  },
  {
    id: 'mail-server.port',
    given: saving({ port: 465, security: 'TLS' }),
    // The password is sealed anew with every change.
    touches: ['company_smtp.port', 'company_smtp.security', 'company_smtp.password_cipher'],
    left: { 'company_smtp.password_cipher': 'sealed anew with every change' },
  },
  {
    id: 'mail-server.password',
    given: saving({ password: 'another' }),
    touches: ['company_smtp.password_cipher'],
    noUndo: 'a password is not kept where it could be read',
  },
  {
    id: 'smtp.remove',
    async given(bench) {
      await serverOf(bench)
      return { subjects: { mailserver: [{ id: 'acme', workspaceSlug: 'acme', host: 'smtp.example.com', viewerCan: ['OWN'] }] } }
    },
    touches: ['company_smtp.removed_at'],
  },
  {
    id: 'smtp.remove-workspace',
    async given(bench) {
      await serverOf(bench)
      return { subjects: { workspace: [bench.workspace] } }
    },
    touches: ['company_smtp.removed_at'],
  },
]
