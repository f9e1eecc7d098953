// A task as a card of a board: draggable, also together with the other selected cards.
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { formatDue } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import { DoneRing } from '#src/model/task/facts/done-ring.tsx'
import { TaskFact } from '#src/model/task/facts/task-fact.tsx'
import { Labels } from '#src/model/task/rows/task-labels.tsx'
import * as row from '#src/model/task/rows/task-row.css.ts'
import type { TaskRowData } from '#src/model/task/task.graphql.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import * as type from '#src/theme/text.css.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { cardData } from './card-drag.ts'
import * as styles from './task-board.css.ts'

/** A card; `tabStop` marks the one that Tab reaches while none is active, `fraction` is how far along its column is. */
export const TaskCard = memo(function TaskCard({
  task,
  tabStop,
  column,
  fraction,
}: {
  task: TaskRowData
  tabStop: boolean
  column: string
  fraction: number
}) {
  const active = useScene((scene) => scene.active === task.id)
  const selected = useScene((scene) => scene.selected.includes(task.id))
  const { services } = useActions()
  const { element, dragging } = useDraggable(task, column)
  const due = task.dueDate ? formatDue(new Date(task.dueDate), services.now()) : null
  const late = due?.overdue === true && !task.done
  const facts = { button: row.button, plain: row.plain }
  return (
    <article
      ref={element}
      className={styles.card}
      tabIndex={active || tabStop ? 0 : -1}
      aria-label={`${task.code ?? ''} ${task.title}${selected ? ', selected' : ''}`}
      data-task-id={task.id}
      data-focused={active || undefined}
      data-selected={selected || undefined}
      data-dragging={dragging || undefined}
      data-done={task.done || undefined}
    >
      <div className={styles.line}>
        <DoneRing task={task} fraction={fraction} hint={active} />
        <span className={type.fact}>{task.code}</span>
        {task.isDraft && <span className={row.draft}>Draft</span>}
        <span className={styles.end}>
          {due && (
            <TaskFact task={task} fact="dueDate" name="Due date" value={due.text} hint={active} className={facts}>
              <span className={classNames(row.dueText, late && row.late)}>{due.text}</span>
            </TaskFact>
          )}
          {task.effort && (
            <TaskFact task={task} fact="effort" name="Effort" value={`${task.effort.hours} hours`} hint={active} className={facts}>
              {task.effort.hours} h
            </TaskFact>
          )}
        </span>
      </div>
      <Link to={taskHref(task)} tabIndex={-1} dir="auto" className={styles.title} draggable={false}>
        {task.title}
      </Link>
      {(task.labels.length > 0 || task.assignees.length > 0) && (
        <div className={styles.line}>
          <span className={styles.labels}>{task.labels.length > 0 && <Labels task={task} hint={active} />}</span>
          {task.assignees.length > 0 && (
            <span className={styles.end}>
              <AvatarStack label="Assignees" people={task.assignees} />
            </span>
          )}
        </div>
      )}
    </article>
  )
})

function useDraggable(task: TaskRowData, column: string) {
  const element = useRef<HTMLElement>(null)
  const [dragging, setDragging] = useState(false)
  const { scene } = useActions()
  const may = task.viewerCan.includes('EDIT')
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(() => {
    const card = element.current
    if (!card || !may) return
    const cardsOf = () => {
      const { selected, rows: tasks } = scene.get()
      const { id } = latest.current
      return selected.includes(id) ? tasks.filter((other) => selected.includes(other.id)) : [latest.current]
    }
    return draggable({
      element: card,
      getInitialData: () => cardData({ tasks: cardsOf(), column }),
      onGenerateDragPreview({ nativeSetDragImage }) {
        const cards = cardsOf()
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => ({ x: 16, y: 16 }),
          render({ container }) {
            const box = document.createElement('div')
            box.className = styles.preview
            box.textContent = cards.length > 1 ? plural(cards.length, 'task') : `${latest.current.code ?? ''} ${latest.current.title}`
            container.append(box)
          },
        })
      },
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    })
  }, [scene, may, column])
  return { element, dragging }
}
