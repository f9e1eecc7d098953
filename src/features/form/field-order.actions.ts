// Where the fields of a form stand, and which there are (FORM-10, FORM-11).
import { ArrowDownIcon, ArrowUpIcon, Trash2Icon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { FormFieldData } from '#src/model/form/form.graphql.ts'
import { formOf, WHY_FIXED } from './field.actions.ts'
import { changeFields } from './form-writes.ts'

const words = ['field', 'question', 'form']
const onField = { on: 'field', group: 'form', needs: 'ADMIN', plan: true, places: ['field.tools'] } as const

function move(by: -1 | 1): Action {
  const up = by === -1
  return defineAction({
    ...onField,
    single: true,
    id: up ? 'field.up' : 'field.down',
    title: up ? 'Move field up' : 'Move field down',
    icon: up ? ArrowUpIcon : ArrowDownIcon,
    keywords: ['order', 'earlier', 'later', ...words],
    shortcut: up ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown',
    when(view) {
      const fields = formOf(view)?.parts?.fields ?? []
      const at = fields.findIndex(({ number }) => number === view.fields[0].number)
      return at !== -1 && fields[at + by] !== undefined
    },
    run(context) {
      const form = formOf(context)
      if (form === null) return undefined
      const [{ number, label }] = context.fields
      return changeFields(context, form, (fields) => swapped(fields, number, by), `Moved “${label}” ${up ? 'up' : 'down'}`)
    },
  })
}

function swapped(fields: readonly FormFieldData[], number: number, by: -1 | 1): readonly FormFieldData[] {
  const at = fields.findIndex((field) => field.number === number)
  const [own, other] = [fields[at], fields[at + by]]
  if (own === undefined || other === undefined) return fields
  return fields.map((field, place) => (place === at ? other : place === at + by ? own : field))
}

/** Removes fields; old answers stay readable under their label (FORM-11). */
export const removeField = defineAction({
  ...onField,
  id: 'field.remove',
  title: ({ fields }) => (fields.length === 1 ? 'Remove field' : `Remove ${fields.length} fields`),
  name: 'Remove fields',
  short: 'Remove',
  icon: Trash2Icon,
  keywords: ['delete', ...words],
  shortcut: '$mod+Backspace',
  when: ({ fields }) => (fields.some(({ goal }) => goal === 'TITLE') ? { reason: WHY_FIXED.title } : true),
  run(context) {
    const form = formOf(context)
    if (form === null) return undefined
    const gone = new Set(context.fields.map(({ number }) => number))
    const said = gone.size === 1 ? `Field “${context.fields[0].label}” removed` : `${gone.size} fields removed`
    return changeFields(context, form, (fields) => fields.filter(({ number }) => !gone.has(number)), said)
  },
})

/** Where fields stand. */
export const actions: readonly Action[] = [move(-1), move(1), removeField]
