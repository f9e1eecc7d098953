// What happens to an invitation that reached somebody under another address: asking, agreeing, refusing. ASSUMED.
import { z } from 'zod'
import { personScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { nothingShape } from '../../wire.ts'
import { refuseUnconfirmed } from '../people/me.schema.ts'
import { agreeToInvitation, askForInvitation, refuseInvitation } from './invitation-asks.store.ts'

const params = z.object({ token: z.string().max(200) })

/** `/invitations/{token}/ask` by who holds its token, `/agree` and `/refuse` by who sent it, with its uuid or, where the mail came back to them, its token. */
export function invitationAsksRoutes({ app, db, settings }: Host): void {
  const common = { tags: ['invitations'], params, response: { 200: nothingShape } }
  const ask = { ...common, summary: 'Ask whoever invited to let the caller’s address take it' }
  app.post('/invitations/:token/ask', { config: { who: 'signed-in' }, schema: ask }, async (request) => {
    const { person } = personScope(request)
    refuseUnconfirmed(person, settings, 'to ask for this invitation')
    await askForInvitation(db, person, request.params.token)
    return { data: null }
  })
  const agree = { ...common, summary: 'Let whoever asks take an invitation of the caller' }
  app.post('/invitations/:token/agree', { config: { who: 'signed-in' }, schema: agree }, async (request) => {
    await agreeToInvitation(db, personScope(request).person, request.params.token)
    return { data: null }
  })
  const refuse = { ...common, summary: 'Refuse whoever asks; the invitation stays open for whom it was sent to' }
  app.post('/invitations/:token/refuse', { config: { who: 'signed-in' }, schema: refuse }, async (request) => {
    await refuseInvitation(db, personScope(request).person, request.params.token)
    return { data: null }
  })
}
