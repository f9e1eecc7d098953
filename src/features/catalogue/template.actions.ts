// What is done to statuses, types, efforts, labels and boards where the settings list them (PSET-11, PSET-12, PSET-13).
import { ArrowDownIcon, ArrowUpIcon, CombineIcon, PaletteIcon, PencilIcon, PlusIcon, ReplaceIcon, Trash2Icon } from 'lucide-react'
import type { Action, Context, Outcome, View } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { plural } from '#src/lib/text.ts'
import { readColour } from '#src/model/catalogue/colour-item-field.ts'
import { removeItem } from '#src/model/catalogue/item-actions.ts'
import { changeItem } from '#src/model/catalogue/item-change.ts'
import type { AnyItem, AnyItemKind } from '#src/model/catalogue/item-kind.ts'
import { isUsed } from '#src/model/catalogue/item-usage.ts'
import { formName, type TemplateSubject } from '#src/model/catalogue/template-subject.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { stepInOrder } from '#src/ui/tree/tree-order.ts'
import { catalogueKinds } from './catalogue-kinds.ts'

/** The description of a kind by its id. */
export function kindOf({ kind }: { kind: string }): AnyItemKind {
  const found = catalogueKinds.find(({ id }) => id === kind)
  if (!found) throw new Error(`There is no kind ${kind}.`)
  return found
}

type Verb = 'create' | 'edit' | 'delete'
const shared = { group: 'project', needs: 'EDIT', single: true } as const

/** Hidden where the viewer may not do it to this kind, or where it cannot be done to it. */
const may = (subject: TemplateSubject, verb: Verb, can = true): true | 'hidden' => {
  const kind = kindOf(subject)
  return can && !kind.fixed?.(subject.id) && subject.viewerCan.includes(kind.needs[verb]) ? true : 'hidden'
}

/** Begins the form below the list. */
export const newTemplate = defineAction({
  ...shared,
  id: 'template.new',
  on: 'template-list',
  title: ({ 'template-lists': [list] }) => `New ${kindOf(list).noun}`,
  name: 'New status, type, effort, label or board',
  icon: PlusIcon,
  keywords: ['create', 'add', 'template'],
  shortcut: 'n',
  when: ({ 'template-lists': [list] }) => (list.viewerCan.includes(kindOf(list).needs.create) ? true : 'hidden'),
  run: ({ 'template-lists': [list] }) => void editInPlace(formName(list, 'new')),
})

/** Begins its form where it stands. */
export const renameTemplate = defineAction({
  ...shared,
  id: 'template.rename',
  on: 'template',
  title: 'Rename',
  icon: PencilIcon,
  keywords: ['edit', 'change', 'title', 'hours'],
  shortcut: ['e', 'Enter'],
  when: ({ templates: [one] }) => may(one, 'edit'),
  run: ({ templates: [one] }) => void editInPlace(formName(one, one.id)),
})

/** Asks for another colour. */
export const colourTemplate = defineAction({
  ...shared,
  id: 'template.colour',
  on: 'template',
  title: 'Change color',
  icon: PaletteIcon,
  keywords: ['colour', 'hex'],
  when: ({ templates: [one] }) => may(one, 'edit', 'color' in one.item),
  async run(context) {
    const {
      ask,
      templates: [one],
    } = context
    const kind = kindOf(one)
    const before = String((one.item as AnyItem & { color?: string }).color ?? '')
    const typed = await ask.text({
      title: `Color of “${one.title}”`,
      placeholder: '#rrggbb',
      initial: before,
      submit: 'Save',
      check: (text) => (readColour(text) === null ? 'A color looks like #088efb.' : null),
    })
    const color = typed === null ? null : readColour(typed)
    if (color === null) return undefined
    return changeItem(kind, context, one.project, one.item, kind.read({ ...kind.write(one.item), color }))
  },
})

/** Puts a list in this order; one undo puts it back. */
export async function putInOrder(
  { api }: Pick<Context<'template'>, 'api'>,
  one: TemplateSubject,
  ids: readonly string[],
): Promise<Outcome | undefined> {
  const kind = kindOf(one)
  if (!kind.order || ids.join() === one.ids.join()) return undefined
  const put = (order: readonly string[]) => kind.order?.(api, one.project, order)
  await put(ids)
  const at = ids.indexOf(one.id) + 1
  const place = at === 1 ? 'is the first now: new tasks get it' : `is number ${at} of ${ids.length} now`
  return { said: `“${one.title}” ${place}`, undo: () => put(one.ids) }
}

const WAYS = [
  { way: 'up', by: -1, icon: ArrowUpIcon, shortcut: 'Alt+Shift+ArrowUp' },
  { way: 'down', by: 1, icon: ArrowDownIcon, shortcut: 'Alt+Shift+ArrowDown' },
] as const

/** One step up or down in the order. */
export const stepTemplate: readonly Action[] = WAYS.map(({ way, by, icon, shortcut }) =>
  defineAction({
    ...shared,
    id: `template.${way}`,
    on: 'template',
    title: `Move ${way}`,
    icon,
    keywords: ['order', 'sort', 'position'],
    shortcut,
    when: ({ templates: [one] }: View<'template'>) => {
      if (kindOf(one).order === undefined) return 'hidden'
      return stepInOrder(one.ids, one.id, by) ? may(one, 'edit') : { reason: `It is the ${by === 1 ? 'last' : 'first'} one.` }
    },
    run(context: Context<'template'>) {
      const [one] = context.templates
      const next = stepInOrder(one.ids, one.id, by)
      return next ? putInOrder(context, one, next) : undefined
    },
  }),
)

/** Asks what its tasks get instead, gives it to them and deletes it. */
async function replace({ api, ask, templates: [one] }: Context<'template'>, title: string): Promise<Outcome | undefined> {
  const kind = kindOf(one)
  if (!kind.replace) return undefined
  const { document, variables, read } = kind.source
  const other = await ask.pick<AnyItem>({
    title,
    placeholder: `Search ${kind.plural}…`,
    empty: `There is no other ${kind.noun}.`,
    options: async () => {
      const { items } = read(await api.query(document, variables(one.project, { search: '', page: 1 })))
      return items.filter(({ id }) => id !== one.id).map((item) => ({ id: item.id, value: item, title: item.title }))
    },
  })
  if (!other) return undefined
  const moved = await kind.replace(api, one.project, one.id, other.id)
  return {
    said: `${plural(moved, 'task')} moved to “${other.title}”, “${one.title}” deleted`,
    undo: () => kind.putBack?.(api, one.project, one.id),
  }
}

const howMany = ({ tasks }: TemplateSubject) => (tasks === null ? 'its tasks' : `its ${plural(tasks, 'task')}`)

/** Gives its tasks another one, then deletes it; undone, they have it again (PSET-12). */
export const replaceTemplate = defineAction({
  ...shared,
  id: 'template.replace',
  on: 'template',
  title: ({ templates: [one] }) => `Move ${howMany(one)} to… and delete`,
  name: 'Move its tasks to another one and delete it',
  icon: ReplaceIcon,
  keywords: ['replace', 'remove', 'merge'],
  when: ({ templates: [one] }) => may(one, 'delete', one.kind !== 'label' && kindOf(one).replace !== undefined),
  run: (context) => replace(context, `Move ${howMany(context.templates[0])} to…`),
})

/** Makes one label of two; undone, they are two again (PSET-13). */
export const mergeLabel = defineAction({
  ...shared,
  id: 'label.merge',
  on: 'template',
  title: 'Merge into…',
  icon: CombineIcon,
  keywords: ['join', 'combine', 'label', 'duplicate'],
  when: ({ templates: [one] }) => may(one, 'delete', one.kind === 'label'),
  run: (context) => replace(context, `Merge “${context.templates[0].title}” into…`),
})

/** Deletes it; where tasks have it, asks what these get instead. */
export const deleteTemplate = defineAction({
  ...shared,
  id: 'template.delete',
  on: 'template',
  title: 'Delete',
  icon: Trash2Icon,
  keywords: ['remove'],
  shortcut: '$mod+Backspace',
  when: ({ templates: [one] }) => may(one, 'delete'),
  async run(context) {
    const [one] = context.templates
    const kind = kindOf(one)
    const used = kind.replace && kind.usedBy && (await isUsed(context.api, one.project, kind.usedBy(one.id)))
    if (used) return replace(context, `“${one.title}” is in use. Move ${howMany(one)} to… and delete it`)
    return removeItem(kind, context, one.project, one.item)
  },
})

/** On templates and the lists of them. */
export const actions: readonly Action[] = [
  newTemplate,
  renameTemplate,
  colourTemplate,
  ...stepTemplate,
  replaceTemplate,
  mergeLabel,
  deleteTemplate,
]
