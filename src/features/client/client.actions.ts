// What a person can do to clients: add, open, name, archive and delete them (CLIENT-08).
import { ArchiveIcon, ContactIcon, FileDownIcon, LinkIcon, MailIcon, PencilIcon, SearchIcon, Trash2Icon, UserPlusIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { copyLink } from '#src/actions/copy-link.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { removeItem } from '#src/model/catalogue/item-actions.ts'
import { ArchiveClient, CreateClient, DeleteClient } from '#src/model/client/client.graphql.ts'
import { clientLane } from '#src/model/client/client-subject.ts'
import { editInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { changeClient, clientNameProblem, clientPath, clientsPath, clientWords, unmakeClient } from './client-writes.ts'

/** Adds a client by its name (CLIENT-08). */
export const newClient = defineAction({
  id: 'client.create',
  on: 'client-list',
  title: 'New client',
  icon: UserPlusIcon,
  group: 'create',
  keywords: ['add', ...clientWords],
  shortcut: 'n',
  places: ['clients.head'],
  needs: 'OWN',
  single: true,
  async run({ api, ask, 'client-lists': [{ workspaceSlug }] }) {
    const typed = await ask.text({
      title: 'New client',
      placeholder: 'Name of the client',
      check: clientNameProblem,
      submit: 'Add',
      draft: `client-new:${workspaceSlug}`,
    })
    if (typed === null) return undefined
    const { client } = await api.mutate(CreateClient, { workspaceSlug, input: { name: typed.trim() } })
    if (!client) return undefined
    return { said: `Client “${client.name}” added`, undo: () => unmakeClient(api, workspaceSlug, client) }
  },
})

/** Begins a search in the list (CLIENT-08). */
export const searchClients = defineAction({
  id: 'client.search',
  on: 'client-list',
  title: 'Search clients',
  icon: SearchIcon,
  group: 'view',
  keywords: ['find', 'filter', ...clientWords],
  shortcut: 'f',
  single: true,
  run: () => void editInPlace(SEARCH),
})

/** All clients with their figures as CSV (CLIENT-08). */
export const exportClients = defineAction({
  id: 'client.export',
  on: 'client-list',
  title: 'Export clients as CSV',
  icon: FileDownIcon,
  group: 'view',
  keywords: ['download', 'spreadsheet', ...clientWords],
  shortcut: 'Shift+x',
  needs: 'OWN',
  single: true,
  async run({ api, 'client-lists': [{ workspaceSlug, archived }] }) {
    const query = new URLSearchParams({ workspaceSlug, archived: archived ? '1' : '0' })
    const file = await api.transfers
      .download(`/api/clients/export?${query}`)
      .catch(saying('The clients could not be exported. Please try again.'))
    saveFile(file, `clients-${workspaceSlug}.csv`)
  },
})

/** Goes to the page of a client. */
export const openClient = defineAction({
  id: 'client.open',
  on: 'client',
  title: 'Open client',
  icon: ContactIcon,
  group: 'client',
  keywords: ['show', 'view', ...clientWords],
  shortcut: 'Enter',
  single: true,
  when: ({ scene }) => (scene.get().client ? 'hidden' : true),
  run: ({ go, clients: [client] }) => go.to(clientPath(client)),
})

const renaming: ActionDefinition<'client'> = {
  id: 'client.rename',
  on: 'client',
  title: 'Rename client',
  icon: PencilIcon,
  group: 'client',
  keywords: ['name', 'edit', ...clientWords],
  shortcut: 'e',
  needs: 'OWN',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      clients: [client],
    } = context
    const name = `client:${client.id}:name`
    if (editInPlace(name)) return undefined
    const typed = await ask.text({ title: 'Rename client', initial: client.name, check: clientNameProblem, submit: 'Rename', draft: name })
    return typed === null ? undefined : rename(context, typed)
  },
}

function rename(context: Context<'client'>, typed: string): Promise<Outcome | undefined> {
  const name = typed.trim()
  return changeClient(context, context.clients[0], { name }, `Renamed to “${name}”`)
}

/** Renames a client, where its name stands or by a question. */
export const renameClient = defineAction(renaming)

/** The same with a name that was typed in place. */
export function clientNameTo(name: string): Action {
  return defineAction({ ...renaming, run: (context) => rename(context, name) })
}

/** Copies the address that mails for nobody in particular go to. */
export const copyClientEmail = defineAction({
  id: 'client.copy-email',
  on: 'client',
  title: 'Copy email of client',
  short: 'Copy email',
  icon: MailIcon,
  group: 'client',
  keywords: ['address', ...clientWords],
  shortcut: '. c',
  single: true,
  when: ({ clients: [{ email }] }) => email !== '' || { reason: 'This client has no email.' },
  async run({ clipboard, clients: [{ email }] }) {
    await clipboard.write(email)
    return { said: 'Email copied' }
  },
})

/** Copies the address of a client's page. */
export const copyClientLink = defineAction({
  id: 'client.copy-link',
  on: 'client',
  title: 'Copy link to client',
  short: 'Copy link',
  icon: LinkIcon,
  group: 'client',
  keywords: ['url', 'address', ...clientWords],
  shortcut: '$mod+.',
  single: true,
  run: (context) => copyLink(context, clientPath(context.clients[0])),
})

/** Takes a client out of every chooser and keeps everything of it, or brings it back (CLIENT-06). */
export const archiveClient = defineAction({
  id: 'client.archive',
  on: 'client',
  title: ({ clients: [{ archivedAt }] }) => (archivedAt ? 'Reopen client' : 'Archive client'),
  name: 'Archive client, or reopen it',
  short: 'Archive',
  icon: ArchiveIcon,
  group: 'client',
  keywords: ['hide', 'reopen', ...clientWords],
  shortcut: '#',
  needs: 'OWN',
  single: true,
  async run({ api, now, clients: [client] }) {
    const { id, workspaceSlug } = client
    const to = (archived: boolean) => {
      const shown = { id, archivedAt: archived ? now().toISOString() : null }
      return api.mutate(ArchiveClient, { workspaceSlug, id, archived }, { lane: clientLane(client), extra: { shown } })
    }
    const archived = client.archivedAt === null
    await to(archived)
    return { said: archived ? 'Client archived' : 'Client reopened', undo: () => to(!archived) }
  },
})

/** Deletes a client without issued invoices, after asking; held for a while (CLIENT-06). */
export const deleteClient = defineAction({
  id: 'client.delete',
  on: 'client',
  title: 'Delete client',
  icon: Trash2Icon,
  group: 'client',
  keywords: ['remove', ...clientWords],
  shortcut: '$mod+Backspace',
  needs: 'OWN',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      go,
      scene,
      clients: [client],
    } = context
    const { workspaceSlug, id } = client
    const kind = {
      id: 'client',
      noun: 'client',
      loses: () => 'Its projects stay, and belong to no client then.',
      delete: (api: Context<'client'>['api']) => api.mutate(DeleteClient, { workspaceSlug, id }, { lane: clientLane(client) }),
    }
    const item = { id, title: client.name }
    const outcome = await removeItem(kind, context, { workspaceSlug, projectSlug: '' }, item)
    if (outcome && scene.get().client?.id === id) go.to(clientsPath(client), { replace: true })
    return outcome
  },
})

/** Adding, finding, opening, naming, copying, archiving, deleting. */
export const actions: readonly Action[] = [
  newClient,
  searchClients,
  exportClients,
  openClient,
  renameClient,
  copyClientEmail,
  copyClientLink,
  archiveClient,
  deleteClient,
]
