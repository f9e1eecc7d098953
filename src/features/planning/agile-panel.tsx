// The Agile tab of a task: its user story and its sprint, each chosen from a list that the host searches and pages (AGILE-01..08).

import { BookOpenIcon, SearchIcon, TimerIcon, XIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { useDebounced } from '#src/data/use-debounced.ts'
import { useRead } from '#src/data/use-read.ts'
import { readTimebox } from '#src/lib/dates/timebox.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { manageFrom } from '#src/model/task/writes/manage-from.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Pagination } from '#src/ui/controls/pagination.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { ItemList, ItemRow } from '#src/ui/lists/item-list.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import * as styles from './agile-panel.css.ts'
import { closedText, openSprintsIn } from './sprint-choices.ts'
import { planTexts, taskPlanIn } from './task-plans.actions.ts'
import { OpenSprintChoices, type SprintChoice, SprintChoices, type UserStoryChoice, UserStoryChoices } from './task-plans.graphql.ts'

/** The user story first, as the specification names them. */
export function AgilePanel({ task }: { task: KnownDetail }) {
  const { search, page, ...story } = useAsked()
  const sprint = useAsked()
  const place = { workspaceSlug: task.workspaceSlug, projectSlug: task.projectSlug }
  const stories = useRead({
    query: UserStoryChoices,
    variables: { ...place, search, page },
    keep: ['search', 'page'],
    requestPolicy: 'cache-and-network',
  })
  const sprints = useRead({
    query: SprintChoices,
    variables: { ...place, search: sprint.search, page: sprint.page },
    keep: ['search', 'page'],
    pause: sprint.search === '',
    requestPolicy: 'cache-and-network',
  })
  const open = useRead({ query: OpenSprintChoices, variables: place, pause: sprint.search !== '', requestPolicy: 'cache-and-network' })
  const found = sprint.search === '' ? open.data && openSprintsIn(open.data) : sprints.data?.sprints
  return (
    <div className={styles.panel}>
      <PlanSection
        task={task}
        field="userStory"
        asked={{ search, page, ...story }}
        found={stories.data?.userStories ?? null}
        read={stories}
      />
      <PlanSection task={task} field="sprint" asked={sprint} found={found ?? null} read={sprint.search === '' ? open : sprints} />
    </div>
  )
}

type Plan = SprintChoice | UserStoryChoice

interface Asked {
  typed: string
  /** What was typed when it last rested for 300 ms (OPEN-64); answers to older texts belong to other queries and are never shown. */
  search: string
  page: number
  type: (text: string) => void
  turn: (page: number) => void
}

function useAsked(): Asked {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState({ search: '', page: 1 })
  const search = useDebounced(typed.trim(), 300)
  return {
    typed,
    search,
    // A page belongs to what it was turned for.
    page: page.search === search ? page.page : 1,
    type: setTyped,
    turn: (to) => setPage({ search, page: to }),
  }
}

const WORDS = {
  userStory: {
    title: 'User story',
    many: 'User stories',
    word: 'user story',
    kind: 'user-story',
    list: 'projects.user-stories',
    icon: BookOpenIcon,
    manage: 'Manage User Stories',
    first: 'Create the first user story',
  },
  sprint: {
    title: 'Sprint',
    many: 'Sprints',
    word: 'sprint',
    kind: 'sprint',
    list: 'projects.sprints',
    icon: TimerIcon,
    manage: 'Manage Sprints',
    first: 'Create the first sprint',
  },
} as const

function PlanSection({
  task,
  field,
  asked,
  found,
  read,
}: {
  task: KnownDetail
  field: 'sprint' | 'userStory'
  asked: Asked
  found: { nodes: readonly Plan[]; page: number; totalPages: number } | null
  read: FailedRead
}) {
  const { services } = useActions()
  const here = useHere()
  const id = useId()
  const words = WORDS[field]
  const chosen: Plan | null = task[field] ?? null
  const mayEdit = task.viewerCan.includes('EDIT')
  const choose = (plan: Plan | null) => void perform(taskPlanIn(field, plan), here({ task: [task] }), 'form')
  const isEmpty = found !== null && found.nodes.length === 0 && asked.search === '' && found.page === 1
  const leads = manageFrom({ dialogs: services.dialogs, tasks: [task] }, words.kind).leads
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {words.title}
        </h2>
        {mayEdit && leads && (
          <Button variant="subtle" onClick={leads.go}>
            {words.manage}
          </Button>
        )}
      </div>
      {chosen ? (
        <ChosenPlan task={task} field={field} plan={chosen} onRemove={mayEdit ? () => choose(null) : undefined} />
      ) : (
        !isEmpty && (
          <p className={styles.none}>{field === 'sprint' ? 'This task is in no sprint.' : 'This task belongs to no user story.'}</p>
        )
      )}
      {!found && read.error ? (
        <ReadFailure inline read={read} what={`the ${words.many.toLowerCase()}`} message={planTexts[field].failed} />
      ) : isEmpty ? (
        <EmptyState
          small
          icon={words.icon}
          action={
            <Button asChild>
              <Link to={pathTo(words.list, { companySlug: task.workspaceSlug, projectSlug: task.projectSlug })}>{words.first}</Link>
            </Button>
          }
        >
          {planTexts[field].empty}
        </EmptyState>
      ) : (
        mayEdit && (
          <div className={styles.chooser}>
            <TextField
              label={`Search ${words.many.toLowerCase()}`}
              hideLabel
              icon={SearchIcon}
              placeholder={`Search ${words.many.toLowerCase()}…`}
              value={asked.typed}
              onChange={(event) => asked.type(event.target.value)}
            />
            <div className={styles.choices} aria-busy={read.fetching}>
              {!found ? (
                <SkeletonLines count={4} />
              ) : found.nodes.length === 0 ? (
                <p className={styles.none}>{`Nothing matches “${asked.search}”.`}</p>
              ) : (
                <ItemList label={words.many}>
                  {found.nodes.map((plan) => (
                    <ItemRow
                      key={plan.id}
                      title={plan.title}
                      hint={hintOf(plan)}
                      choice="one"
                      chosen={plan.id === chosen?.id}
                      note={closedOf(plan) ?? undefined}
                      onPress={closedOf(plan) !== null ? undefined : () => choose(plan.id === chosen?.id ? null : plan)}
                    />
                  ))}
                </ItemList>
              )}
            </div>
            {found && found.totalPages > 1 && (
              <Pagination
                label={`Pages of ${words.many.toLowerCase()}`}
                page={found.page}
                totalPages={found.totalPages}
                onPage={asked.turn}
              />
            )}
          </div>
        )
      )}
    </section>
  )
}

function closedOf(plan: Plan): string | null {
  return 'state' in plan ? closedText(plan) : null
}

function hintOf(plan: Plan): string | undefined {
  return 'timebox' in plan ? readTimebox(plan.timebox) : (plan.code ?? undefined)
}

/** Leads to its own page (AGILE-07), which closes the task. */
function ChosenPlan({
  task,
  field,
  plan,
  onRemove,
}: {
  task: KnownDetail
  field: 'sprint' | 'userStory'
  plan: Plan
  onRemove: (() => void) | undefined
}) {
  const { icon: Icon, word } = WORDS[field]
  const place = { companySlug: task.workspaceSlug, projectSlug: task.projectSlug }
  const to =
    field === 'sprint'
      ? pathTo('projects.sprint', { ...place, sprintSlug: plan.slug })
      : pathTo('projects.user-story', { ...place, userStorySlug: plan.slug })
  return (
    <div className={styles.chosen}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <Link to={to} className={styles.link}>
          {plan.title}
        </Link>
        <span className={styles.meta}>{hintOf(plan)}</span>
      </span>
      {onRemove && <IconButton icon={XIcon} label={`Take out of the ${word}`} onClick={onRemove} />}
    </div>
  )
}
