// Create, edit, delete and manage for the small things that a project's tasks are given, all made of one description.

import { SlidersHorizontalIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import type { Submenu } from '#src/actions/menu-place.ts'
import type { Option, Services } from '#src/actions/services.ts'
import type { Permission, SubjectKinds } from '#src/actions/subject.ts'
import { onlyOnesOwn, unlessSent } from '#src/actions/undo.ts'
import { errorText, SpokenError, saying } from '#src/data/errors/error-text.ts'
import { projectRef } from '#src/data/refs.ts'
import { changeItem } from './item-change.ts'
import type { AnyItem, AnyItemKind, FormTexts, ItemKind, ProjectAddress } from './item-kind.ts'
import { isUsed } from './item-usage.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** `Manage Labels` and its like: `kind` is the kind's id. With a task, choosing a line gives it to the task. */
    'items.manage': {
      kind: string
      project: ProjectAddress
      viewerCan: readonly Permission[]
      task?: SubjectKinds['task'] | undefined
    }
  }
}

type ProjectContext = Context<'project'>
type Verb = 'create' | 'edit' | 'delete'
type Run = (context: ProjectContext) => Promise<Outcome | undefined>
type When = NonNullable<ActionDefinition<'project'>['when']>

/** The dialogs of everything that tasks can be given. */
const manageMenu: Submenu = { id: 'manage', title: 'Manage', icon: SlidersHorizontalIcon, section: 'work' }

/** The four actions of a kind, on 'project'. */
export function defineItemActions<Draft extends { title: string }>(kind: ItemKind<Draft>): readonly Action[] {
  return [
    declare(kind, 'create', (context) => create(kind, context), elsewhere(kind)),
    declare(kind, 'edit', (context) => edit(kind, context), elsewhere(kind)),
    declare(kind, 'delete', (context) => remove(kind, context), elsewhere(kind)),
    defineAction({
      ...shared(kind),
      id: `${kind.id}.manage`,
      title: kind.manage,
      menu: manageMenu,
      icon: kind.icons.manage,
      keywords: [...kind.keywords, 'edit', 'settings', 'list'],
      // Admins and members open the dialogs (TEMPLATE-04, LABEL-03).
      needs: 'EDIT',
      run({ dialogs, scene, projects: [project] }) {
        const { detail } = scene.get()
        const inProject = detail?.workspaceSlug === project.workspaceSlug && detail.projectSlug === project.slug
        const { viewerCan } = project
        dialogs.open('items.manage', { kind: kind.id, project: projectRef(project), viewerCan, ...(inProject && { task: detail }) })
      },
    }),
  ]
}

/** Creates what was typed in a form; the same action as the palette's, without its questions. */
export function createItem(kind: AnyItemKind, texts: FormTexts): Action {
  return declare(kind, 'create', (context) => sendCreate(kind, context, kind.read(texts)))
}

/** Saves what was typed in a form. */
export function editItem(kind: AnyItemKind, item: AnyItem, texts: FormTexts): Action {
  return declare(kind, 'edit', (context) => changeItem(kind, context, projectRef(context.projects[0]), item, kind.read(texts)))
}

/** Asks whether this thing is to be deleted, and does it. */
export function deleteItem(kind: AnyItemKind, item: AnyItem): Action {
  return declare(kind, 'delete', (context) => removeItem(kind, context, projectRef(context.projects[0]), item))
}

/** Where a kind's screen is in view, its own actions say the same of what is in view. */
function elsewhere({ screen }: Pick<AnyItemKind, 'screen'>): When {
  return screen === undefined ? () => true : ({ scene }) => (Reflect.get(scene.get(), screen) ? 'hidden' : true)
}

function shared({ plan }: Pick<AnyItemKind, 'plan'>) {
  return { on: 'project', group: 'project', single: true, seldom: true, plan: plan ?? false } as const
}

function declare<D extends { title: string }>(kind: ItemKind<D>, verb: Verb, run: Run, when: When = () => true): Action {
  const { id, noun, icons, needs, keywords, fields, screen } = kind
  const words: Record<Verb, Pick<ActionDefinition<'project'>, 'title'> & { keywords: string[] }> = {
    create: { title: `New ${noun}`, keywords: ['create', 'add', 'manage'] },
    edit: { title: `Edit ${noun}…`, keywords: ['rename', 'change', 'manage', ...fields.slice(1).map(({ label }) => label.toLowerCase())] },
    delete: { title: `Delete ${noun}…`, keywords: ['remove', 'manage'] },
  }
  const { title, keywords: more } = words[verb]
  return defineAction({
    ...shared(kind),
    id: verb === 'delete' && screen !== undefined ? `${id}.remove` : `${id}.${verb}`,
    title,
    icon: icons[verb],
    keywords: [...new Set([...keywords, ...more])],
    needs: needs[verb],
    when,
    run,
  })
}

async function create<D extends { title: string }>(kind: ItemKind<D>, context: ProjectContext): Promise<Outcome | undefined> {
  const draft = await askDraft(kind, context, null)
  return draft ? sendCreate(kind, context, draft) : undefined
}

async function sendCreate<D extends { title: string }>(kind: ItemKind<D>, { api, projects }: ProjectContext, draft: D): Promise<Outcome> {
  const project = projectRef(projects[0])
  const made = await kind.create(api, project, draft)
  // The host keeps what tasks have got since (LABEL-05).
  const undo = (one: { id: string }) =>
    kind.unmake ? kind.unmake(api, project, one) : kind.delete(api, project, one.id).catch(onlyOnesOwn)
  return { said: `${capital(kind.noun)} “${draft.title}” created`, ...(made && { undo: () => undo(made) }) }
}

async function edit<D extends { title: string }>(kind: ItemKind<D>, context: ProjectContext): Promise<Outcome | undefined> {
  const item = await askItem(kind, context, `Edit ${kind.noun}`)
  const draft = item && (await askDraft(kind, context, item))
  return item && draft ? changeItem(kind, context, projectRef(context.projects[0]), item, draft) : undefined
}

async function remove<D extends { title: string }>(kind: ItemKind<D>, context: ProjectContext): Promise<Outcome | undefined> {
  const item = await askItem(kind, context, `Delete ${kind.noun}`)
  return item ? removeItem(kind, context, projectRef(context.projects[0]), item) : undefined
}

/** What deleting needs to know of a kind. */
export type Deletable<D extends { title: string }> = Pick<ItemKind<D>, 'id' | 'noun' | 'usedBy' | 'loses' | 'delete'>

/** Asks whether a thing is to be deleted, hides it, and deletes it when the time to undo has passed. */
export async function removeItem<D extends { title: string }>(
  kind: Deletable<D>,
  { api, ask, hold, say }: Pick<Services, 'api' | 'ask' | 'hold' | 'say'>,
  project: ProjectAddress,
  item: D & { id: string },
): Promise<Outcome | undefined> {
  const inUse = kind.usedBy && (await isUsed(api, project, kind.usedBy(item.id)))
  if (inUse) throw new SpokenError(`This ${kind.noun} is in use and cannot be deleted.`)
  const loses = kind.loses?.(item) ?? null
  const text = loses === null ? item.title : `${item.title}. ${loses}`
  const sure = await ask.confirm({ title: `Are you sure you want to delete this ${kind.noun}?`, text, danger: true })
  if (!sure) return undefined
  const takeBack = hold.start(
    [heldId(kind.id, item.id)],
    () => kind.delete(api, project, item.id),
    (error) => say.error(`${capital(kind.noun)} “${item.title}” could not be deleted. ${errorText(error)}`),
  )
  return { said: `${capital(kind.noun)} “${item.title}” deleted`, undo: unlessSent(takeBack) }
}

function askItem<D extends { title: string }>(kind: ItemKind<D>, { api, ask, hold, projects }: ProjectContext, title: string) {
  const project = projectRef(projects[0])
  const { document, variables, read, paged } = kind.source
  const page = async (search: string, at: number) => {
    const found = read(await api.query(document, variables(project, { search, page: at })).catch(failureOf(kind)))
    const hidden = hold.hidden()
    const options = found.items
      .filter(({ id }) => !hidden.has(heldId(kind.id, id)))
      .map((item): Option<D & { id: string }> => {
        const fixed = kind.fixed?.(item.id) === true
        const hint = kind.hint?.(item)
        return { id: item.id, value: item, title: item.title, ...(hint && { hint }), ...(fixed && { disabled: 'This one is built in.' }) }
      })
    return { options, totalPages: found.totalPages }
  }
  return ask.pick<D & { id: string }>({
    title,
    placeholder: `Search ${kind.plural}…`,
    empty: kind.empty,
    options: async () => (await page('', 1)).options,
    ...(paged && { search: page }),
  })
}

/** For `.catch`: a failed read in the kind's own words. */
export function failureOf({ readFailure }: Pick<AnyItemKind, 'readFailure'>): (error: unknown) => never {
  if (readFailure !== undefined) return saying(readFailure)
  return (error) => {
    throw error
  }
}

/** Asks field by field, the name first; null as soon as one is not answered. Optional fields keep what they are. */
async function askDraft<D extends { title: string }>(kind: ItemKind<D>, { ask }: ProjectContext, current: D | null): Promise<D | null> {
  const before = current ? kind.write(current) : null
  const texts: Record<string, string> = { ...(before ?? initialTexts(kind)) }
  const asked = kind.fields.filter(({ optional }) => !optional)
  for (const [at, { name, label, placeholder, check }] of asked.entries()) {
    const title = at === 0 ? `${current ? 'Edit' : 'New'} ${kind.noun}` : label
    const initial = texts[name] ?? ''
    const typed = await ask.text({
      title,
      ...(placeholder !== undefined && { placeholder }),
      ...(initial !== '' && { initial }),
      ...(check && { check: (text: string) => check(text, texts) }),
      submit: at === asked.length - 1 ? 'Save' : 'Next',
    })
    if (typed === null) return null
    texts[name] = typed
  }
  return kind.read(texts)
}

/** The texts of a form for a new thing. */
export function initialTexts({ fields }: Pick<AnyItemKind, 'fields'>): FormTexts {
  return Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial]))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
