// What hangs on a client: its projects, its people, and what an hour costs (CLIENT-02, CLIENT-03, CLIENT-07).
import { CoinsIcon, FolderKanbanIcon, SendIcon, UserRoundPlusIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { formatAmount, readAmount } from '#src/lib/amounts.ts'
import { plural } from '#src/lib/text.ts'
import { ClientProjects, GetRates, InviteClientContact, SetClientProjects, SetProjectRates } from '#src/model/client/client.graphql.ts'
import { type ClientSubject, clientLane } from '#src/model/client/client-subject.ts'
import { changeClient, clientNameProblem, clientWords, contactsOf } from './client-writes.ts'

type OnClient = Context<'client'>

/** Sends which projects are a client's; shown at once. */
function link({ api }: Pick<OnClient, 'api'>, client: ClientSubject, projects: ClientSubject['projects']) {
  const { workspaceSlug, id } = client
  const shown = { id, projects: projects.map((project) => ({ __typename: 'ClientProject', ...project })) }
  const projectSlugs = projects.map(({ slug }) => slug)
  return api.mutate(SetClientProjects, { workspaceSlug, id, projectSlugs }, { lane: clientLane(client), extra: { shown } })
}

/** Gives a project back to the client it was taken from. */
async function giveBack({ api }: Pick<OnClient, 'api'>, client: ClientSubject, slug: string, formerId: string) {
  const { GetClient } = await import('#src/model/client/client.graphql.ts')
  const { workspaceSlug } = client
  const { client: former } = await api.query(GetClient, { workspaceSlug, id: formerId }, { requestPolicy: 'network-only' })
  if (!former) return
  const projectSlugs = [...former.projects.map((one) => one.slug), slug]
  await api.mutate(
    SetClientProjects,
    { workspaceSlug, id: formerId, projectSlugs },
    { lane: clientLane(former), extra: { shown: { id: formerId } } },
  )
}

/** Links a project to the client, or takes it away; one that another client has is moved after asking (CLIENT-03). */
export const linkClientProjects = defineAction({
  id: 'client.link-projects',
  on: 'client',
  title: 'Link projects of client…',
  short: 'Projects',
  icon: FolderKanbanIcon,
  group: 'client',
  keywords: ['assign', 'connect', ...clientWords],
  shortcut: 'p',
  places: ['client.projects'],
  needs: 'OWN',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      api,
      ask,
      clients: [client],
    } = context
    const { workspaceSlug } = client
    const own = new Set(client.projects.map(({ slug }) => slug))
    const chosen = await ask.pick({
      title: `Projects of ${client.name}`,
      placeholder: 'Search projects…',
      empty: 'There is no project in this workspace yet.',
      options: async () =>
        (await api.query(ClientProjects, { workspaceSlug })).projects.map((project) => ({
          id: project.id,
          value: project,
          title: project.name,
          keywords: [project.slug],
          ...(own.has(project.slug) && { checked: true, hint: 'Linked; choose it to unlink' }),
        })),
    })
    if (chosen === null) return undefined
    const { slug, name, logo } = chosen
    if (own.has(slug)) {
      await link(
        context,
        client,
        client.projects.filter((project) => project.slug !== slug),
      )
      return { said: `${name} unlinked`, undo: () => link(context, client, client.projects) }
    }
    const { projectRates } = await api.query(GetRates, { workspaceSlug, projectSlug: slug }, { requestPolicy: 'network-only' })
    const other = projectRates?.client ?? null
    if (
      other !== null &&
      !(await ask.confirm({
        title: `Move ${name} from ${other.name}?`,
        text: `A project has one client. Its time is then billed to ${client.name}.`,
      }))
    )
      return undefined
    await link(context, client, [...client.projects, { slug, name, logo }])
    return {
      said: other ? `${name} moved from ${other.name}` : `${name} linked`,
      async undo() {
        await link(context, client, client.projects)
        if (other) await giveBack(context, client, slug, other.id)
      },
    }
  },
})

/** Adds somebody at the client by name and, where it is typed, email (CLIENT-02). */
export const addClientContact = defineAction({
  id: 'client.add-contact',
  on: 'client',
  title: 'Add contact to client…',
  short: 'Add contact',
  icon: UserRoundPlusIcon,
  group: 'client',
  keywords: ['person', 'email', ...clientWords],
  shortcut: 'a',
  places: ['client.contacts'],
  needs: 'OWN',
  single: true,
  when: ({ clients: [{ contacts }] }) => contacts.length < 20 || { reason: 'A client has at most 20 contacts.' },
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      clients: [client],
    } = context
    const typed = await ask.text({
      title: 'New contact: name, email',
      placeholder: 'Una, una@client.example',
      check: (text) => clientNameProblem(readContact(text).name),
      submit: 'Add',
      draft: `client:${client.id}:contact`,
    })
    if (typed === null) return undefined
    const { name, email } = readContact(typed)
    const contact = { name, email, phone: '', role: '', getsInvoices: email !== '' }
    return changeClient(context, client, { contacts: [...contactsOf(client), contact] }, `${name} added`)
  },
})

/** `Una, una@client.example`: the part with an @ is the email. */
function readContact(text: string): { name: string; email: string } {
  const parts = text.split(',').map((part) => part.trim())
  const email = parts.find((part) => part.includes('@')) ?? ''
  return { name: parts.filter((part) => part !== email && part !== '').join(', '), email }
}

/** Sets what an hour costs: for the client, or on one of its projects (CLIENT-03). */
export const setClientRate = defineAction({
  id: 'client.set-rate',
  on: 'client',
  title: 'Set hourly rate of client…',
  short: 'Rate',
  icon: CoinsIcon,
  group: 'client',
  keywords: ['price', 'hour', 'money', ...clientWords],
  shortcut: 'Shift+r',
  places: ['client.rates'],
  needs: 'OWN',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      api,
      ask,
      clients: [client],
    } = context
    const { workspaceSlug, digits, currency } = client
    const where =
      client.projects.length === 0
        ? null
        : await ask.pick<string | null | { project: string }>({
            title: 'Whose hour costs it?',
            options: [
              { id: 'client', value: '', title: `Every project of ${client.name}` },
              ...client.projects.map(({ slug, name }) => ({ id: slug, value: { project: slug }, title: name, hint: 'This project only' })),
            ],
          })
    if (where === null && client.projects.length > 0) return undefined
    const projectSlug = where !== null && typeof where === 'object' ? where.project : null
    const rates = projectSlug && (await api.query(GetRates, { workspaceSlug, projectSlug }, { requestPolicy: 'network-only' })).projectRates
    const present = rates ? rates.rate : client.rate
    const typed = await ask.text({
      title: `Rate of an hour in ${currency}`,
      placeholder: projectSlug ? 'Empty: as its client' : 'Empty: none',
      initial: present === null ? '' : formatAmount({ amount: present, digits, currency }).replace(/[\s\u00a0\u202f]/g, ''),
      check: (text) => rateProblem(text, digits),
      submit: 'Save',
    })
    if (typed === null) return undefined
    const rate = rateIn(typed, digits)
    const said = rate === null ? 'Rate removed' : `An hour costs ${formatAmount({ amount: rate, digits, currency }, { code: true })}`
    if (projectSlug === null) return changeClient(context, client, { rate }, said)
    const send = (next: number | null) =>
      api.mutate(SetProjectRates, { project: { workspaceSlug, projectSlug }, input: { rate: next } }, { lane: clientLane(client) })
    await send(rate)
    return { said, undo: () => send(present) }
  },
})

function rateIn(text: string, digits: number): number | null {
  const found = text.trim() === '' ? null : readAmount(text, digits)
  return found && 'minor' in found ? found.minor : null
}

/** Why a rate will not do; an empty text is none. */
export function rateProblem(text: string, digits: number): string | null {
  if (text.trim() === '') return null
  const found = readAmount(text, digits)
  if ('problem' in found) return found.problem
  return found.minor < 0 ? 'A rate is not below 0.' : null
}

/** Invites a contact as a guest to the client's projects (CLIENT-07). */
export const inviteClientContact = defineAction({
  id: 'client.invite-contact',
  on: 'client',
  title: 'Invite contact of client…',
  short: 'Invite',
  icon: SendIcon,
  group: 'client',
  keywords: ['guest', 'access', 'share', ...clientWords],
  places: ['client.contacts'],
  needs: 'OWN',
  plan: true,
  single: true,
  when: ({ clients: [{ contacts, projects }] }) =>
    projects.length === 0
      ? { reason: 'Link a project first.' }
      : contacts.some(({ email, person }) => email !== '' && person === null) || { reason: 'Add a contact with an email first.' },
  async run({ api, ask, clients: [client] }) {
    const { workspaceSlug, id, projects } = client
    const contact = await ask.pick({
      title: 'Whom to invite',
      options: client.contacts
        .filter(({ email, person }) => email !== '' && person === null)
        .map((one) => ({ id: one.id, value: one, title: one.name, hint: one.email })),
    })
    if (contact === null) return undefined
    const seesInvoices = await ask.pick<boolean>({
      title: `What ${contact.name} will see`,
      text: `As a guest of ${plural(projects.length, 'project')}: ${projects.map(({ name }) => name).join(', ')}`,
      options: [
        { id: 'all', value: true, title: 'Projects and issued invoices' },
        { id: 'projects', value: false, title: 'Projects without money' },
      ],
    })
    if (seesInvoices === null) return undefined
    const input = { contactId: contact.id, projectSlugs: projects.map(({ slug }) => slug), seesInvoices }
    await api.mutate(InviteClientContact, { workspaceSlug, id, input }, { lane: clientLane(client) })
    return { said: `${contact.name} invited`, stays: 'An invitation that was mailed cannot be taken back here.' }
  },
})

/** Projects, people, rates. */
export const actions: readonly Action[] = [linkClientProjects, addClientContact, setClientRate, inviteClientContact]
