// How keys and references come to name the workspace when tables are spread over machines (decision 078).
import { HostStartError } from '../errors.ts'
import { type Key, type Reference, type Schema, type TableClass, TENANT } from './distribution-schema.ts'

/** References that end when tables are spread, and why nothing is lost by it. */
export const ENDED: Readonly<Record<string, string>> = {
  task_moves_to: 'what was moved is written down with where it came from; a target that is gone is not looked for',
  invoice_keys_mail_id_mails_id_fk: 'mails are of the installation; one that is forgotten has been sent',
  mail_settings_person_belongs: 'settings of mails are of a person; leaving a workspace deletes those for it',
}

/** References whose `set null` the store does before it deletes: Citus has none where the key names the workspace. */
export const CLEARED: ReadonlySet<string> = new Set([
  'recurrence_runs_task_id_tasks_id_fk',
  'submissions_task_id_tasks_id_fk',
  'tasks_recurrence_id_recurrences_id_fk',
  'tasks_workflow_before_done_workflows_id_fk',
  'threads_task_id_tasks_id_fk',
])

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
const drop = ({ table, name }: { table: string; name: string }) => `alter table public."${table}" drop constraint "${name}"`
const add = ({ table, name }: { table: string; name: string }, definition: string) =>
  `alter table public."${table}" add constraint "${name}" ${definition}`

// What an index holds, and what stands behind that.
const INDEX = / USING btree \((.*?)\)((?: INCLUDE \([^)]*\))?(?: NULLS NOT DISTINCT)?(?: WHERE .*)?)$/

/** The key with the workspace behind its columns, under its own name: by what stands before it, rows are found as ever. */
function widened(key: Key): string[] {
  if (key.isConstraint) return [drop(key), add(key, key.definition.replace(')', `, ${TENANT})`))]
  const wide = key.definition.replace(INDEX, ` USING btree ($1, ${TENANT})$2`)
  if (wide === key.definition)
    throw new HostStartError(`Where the workspace goes in the index ${key.name} is not known: ${key.definition}.`)
  return [`drop index public."${key.name}"`, wide]
}

/** A reference that follows a row into another project. */
export const follows = ({ onUpdate }: Reference): boolean => onUpdate === 'c'

const ON_DELETE: Readonly<Record<string, string>> = { c: 'cascade', r: 'restrict' }

/** The reference with the workspace on both sides. Where it follows, it names the row only: a trigger carries its project on. */
function tied(reference: Reference): string {
  const pairs = reference.columns.map((column, index) => [column, reference.toColumns[index] ?? ''] as const)
  const kept = pairs.filter(([own, theirs]) => own !== TENANT && !(follows(reference) && theirs === 'project_id'))
  const own = [...kept.map(([column]) => column), TENANT]
  const theirs = [...kept.map(([, column]) => column), TENANT]
  const definition = `foreign key (${quoted(own)}) references public."${reference.to}" (${quoted(theirs)})`
  return add(reference, `${definition} on delete ${ON_DELETE[reference.onDelete] ?? 'no action'}`)
}

/** What follows a row into another project of its workspace, one statement for each table: what `on update cascade` does where nothing is spread. */
function followers(references: readonly Reference[]): { names: string[]; functions: string[]; triggers: string[] } {
  const following = references.filter(follows)
  const made = [...new Set(following.map(({ to }) => to))].map((to) => {
    const updates = following.flatMap((one) => {
      const [project, row] = ['project_id', 'id'].map((column) => one.columns[one.toColumns.indexOf(column)])
      return one.to === to
        ? [`  update public."${one.table}" set "${project}" = new.project_id where ${TENANT} = new.${TENANT} and "${row}" = new.id;`]
        : []
    })
    const name = `public."${to}_take_along"`
    return {
      name: `${name}()`,
      function: `create or replace function ${name}() returns trigger language plpgsql as $$ begin\n${updates.join('\n')}\n  return null;\nend $$`,
      trigger: `create trigger "${to}_take_along" after update of project_id on public."${to}" for each row when (old.project_id <> new.project_id) execute function ${name}()`,
    }
  })
  return {
    names: made.map(({ name }) => name),
    functions: made.map((one) => one.function),
    triggers: made.map((one) => one.trigger),
  }
}

/** What is done to keys and references: `before` the tables are spread, and `after`. */
export function keyStatements(
  { keys, references, triggers, functions }: Schema,
  classes: ReadonlyMap<string, TableClass>,
): { before: string[]; after: string[]; widened: Key[]; functions: string[] } {
  const spread = (table: string) => classes.get(table) === 'distributed'
  const following = followers(references)
  const wide = keys.filter(({ table, columns }) => spread(table) && !columns.includes(TENANT))
  return {
    widened: wide,
    functions: [...functions.map((name) => `public.${name}`), ...following.names],
    // Rows that are copied to their machines are no new ones: no trigger counts them.
    before: [
      ...triggers.map(({ table, name }) => `drop trigger "${name}" on public."${table}"`),
      ...references.map(drop),
      ...wide.flatMap(widened),
      ...following.functions,
    ],
    after: [
      ...references
        .filter(({ name }) => ENDED[name] === undefined)
        .map((one) => (spread(one.table) && spread(one.to) ? tied(one) : add(one, one.definition))),
      ...triggers.map(({ definition }) => definition),
      ...following.triggers,
    ],
  }
}
