// A task as a row of a list (TLIST-01..04).
import { CheckIcon, EllipsisVerticalIcon, StarIcon } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { formatDue } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { DoneRing } from '#src/model/task/facts/done-ring.tsx'
import { TaskFact } from '#src/model/task/facts/task-fact.tsx'
import { textOf, titleOf } from '#src/model/task/facts/task-facts.ts'
import { Labels } from '#src/model/task/rows/task-labels.tsx'
import * as styles from '#src/model/task/rows/task-row.css.ts'
import type { TaskRowData } from '#src/model/task/task.graphql.ts'
import type { TaskField } from '#src/model/task/task-fields.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import * as type from '#src/theme/text.css.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { COLUMNS, columnOf, cutIn, widthOf } from './task-columns.ts'

/** What a row needs to know besides its task. */
export interface TaskRowProps {
  task: TaskRowData
  /** 1-based place among all rows, for screen readers. */
  index: number
  /** 0–1, see `workflowFraction`. */
  fraction: number
  /** Outside a project (TLIST-02). */
  showProject: boolean
  /** The row that Tab reaches while none is active. */
  tabStop: boolean
  /** Shows the check box on phones. */
  selecting: boolean
}

const facts = { button: styles.button, plain: styles.plain }

interface Drawn {
  task: TaskRowData
  hint: boolean
  className: typeof facts
  now: Date
}

/** What is drawn otherwise than as its text. */
const DRAWN: { readonly [F in TaskField]?: (drawn: Drawn) => React.ReactNode } = {
  dueDate: (drawn) => <Due {...drawn} />,
  effort: ({ now: _now, ...shared }) => {
    const { effort } = shared.task
    return (
      <TaskFact {...shared} fact="effort" name="Effort" value={effort ? `${effort.hours} hours` : ''}>
        <Value field="effort" text={effort ? `${effort.hours} h` : ''} />
      </TaskFact>
    )
  },
  // No board is the main board (BOARD-02).
  board: ({ now: _now, ...shared }) => {
    const { board } = shared.task
    return (
      <TaskFact {...shared} fact="board" name="Board" value={board?.title ?? 'Main Board'}>
        <Value field="board" text={board?.title ?? 'Main Board'} className={board ? undefined : styles.faint} />
      </TaskFact>
    )
  },
  assignees: (drawn) => <Members {...drawn} />,
}

/** A row; it draws its actions and tooltips only while it is active, so that a page of rows stays cheap. */
export const TaskListRow = memo(function TaskListRow({ task, index, fraction, showProject, tabStop, selecting }: TaskRowProps) {
  const active = useScene((scene) => scene.active === task.id)
  const selected = useScene((scene) => scene.selected.includes(task.id))
  const { scene, services } = useActions()
  const shared = { task, hint: active, className: facts }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list cannot be a table
    <div
      role="row"
      className={styles.row}
      tabIndex={active || tabStop ? 0 : -1}
      aria-rowindex={index}
      aria-selected={selected}
      data-task-id={task.id}
      data-focused={active || undefined}
      data-done={task.done || undefined}
    >
      <Cell className={classNames(styles.select, selecting && styles.selectMode)}>
        {/* biome-ignore lint/a11y/useSemanticElements: drawn in the theme, and one of hundreds */}
        <button
          type="button"
          role="checkbox"
          tabIndex={-1}
          className={styles.box}
          aria-checked={selected}
          aria-label={`Select ${task.code ?? task.title}`}
          onClick={(event) => {
            event.stopPropagation()
            scene.toggle(task.id)
          }}
        >
          {selected && <CheckIcon size={10} strokeWidth={3.2} aria-hidden />}
        </button>
      </Cell>
      <Cell className={styles.star}>
        <TaskFact {...shared} fact="isFavorite" name="Favorite" value={task.isFavorite ? 'yes' : 'no'}>
          <StarIcon size={14} aria-hidden className={task.isFavorite ? styles.starred : styles.unstarred} />
        </TaskFact>
      </Cell>
      <Cell className={styles.code}>
        <span className={type.fact}>{task.code}</span>
      </Cell>
      <Cell className={styles.ring}>
        <DoneRing task={task} fraction={fraction} hint={active} tabIndex={active ? 0 : -1} />
      </Cell>
      <div className={styles.main}>
        <Cell className={styles.titleCell}>
          <Link to={taskHref(task)} tabIndex={-1} dir="auto" className={styles.title} draggable={false}>
            {task.title}
          </Link>
          {task.isDraft && <span className={styles.draft}>Draft</span>}
          {task.isArchived && <span className={styles.draft}>Archived</span>}
        </Cell>
        <Cell className={styles.labels}>
          <Labels task={task} hint={active} most={showProject ? 1 : 2} />
        </Cell>
      </div>
      {showProject && (
        <Cell className={styles.project}>
          <Link
            to={pathTo('projects.overview', { companySlug: task.workspaceSlug, projectSlug: task.projectSlug })}
            tabIndex={-1}
            className={styles.button}
          >
            <span className={cutIn('project', task.project.name)}>{task.project.name}</span>
          </Link>
        </Cell>
      )}
      {COLUMNS.map((field) => (
        <Cell key={field} className={columnOf(field, showProject)}>
          {DRAWN[field]?.({ ...shared, now: services.now() }) ?? (
            <TaskFact {...shared} fact={field} name={titleOf(field)} value={textOf(task, field)}>
              <Value field={field} text={textOf(task, field)} />
            </TaskFact>
          )}
        </Cell>
      ))}
      {active && (
        <Cell className={styles.menu}>
          <ActionMenu kind="task" subjects={{ task: [task] }} label={`Actions on ${task.code ?? task.title}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        </Cell>
      )}
    </div>
  )
})

function Cell({ className, children }: { className: string | undefined; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtual list cannot be a table
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus, its cells are reached by keys of actions
    <div role="gridcell" className={className}>
      {children}
    </div>
  )
}

function Value({ field, text, className }: { field: TaskField; text: string; className?: string | undefined }) {
  if (!text) return <span className={styles.empty}>–</span>
  return <span className={classNames(cutIn(widthOf(field), text), className)}>{text}</span>
}

function Due({ now, ...shared }: Drawn) {
  const { task } = shared
  const due = task.dueDate ? formatDue(new Date(task.dueDate), now) : null
  const late = due?.overdue === true && !task.done
  return (
    <TaskFact {...shared} fact="dueDate" name="Due date" value={due ? `${due.text}${late ? ', overdue' : ''}` : ''}>
      <Value
        field="dueDate"
        text={due?.text ?? 'No date'}
        className={classNames(styles.dueText, late && styles.late, !due && styles.faint)}
      />
    </TaskFact>
  )
}

/** At most four faces (ASSIGN-02), each leading to its profile (ASSIGN-03); the space around them asks whom to assign. */
function Members({ now: _now, ...shared }: Drawn) {
  const { task } = shared
  if (task.assignees.length === 0)
    return (
      <TaskFact {...shared} fact="assignees" name="Assignees" value="">
        <span className={styles.faint}>–</span>
      </TaskFact>
    )
  return (
    <AvatarStack
      label="Assignees"
      people={task.assignees}
      size={task.assignees.length > 3 ? 20 : 22}
      around={(person, face) => (
        <Link to={pathTo('profile', { username: person.username })} tabIndex={-1}>
          {face}
        </Link>
      )}
    />
  )
}
