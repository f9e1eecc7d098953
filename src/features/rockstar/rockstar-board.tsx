// What a team finished in some days, and who of it (ROCK-03, ROCK-06).
import { ChevronRightIcon, TrophyIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { formatDay, type PlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { figure } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import type { LeaderboardSubject } from '#src/model/rockstar/leaderboard-subject.ts'
import type { ChartSeries } from '#src/ui/chart/chart-figure.tsx'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { CompletedTasks } from './completed-tasks.tsx'
import * as styles from './rockstar.css.ts'
import type { RockstarsData } from './rockstar.graphql.ts'
import { type Standing, standingsOf } from './standings.ts'

const BarChart = lazy(async () => ({ default: (await import('#src/ui/chart/bar-chart.tsx')).BarChart }))
/** Height in px of the weeks, and of their figure whole. */
export const WEEKS_HEIGHT = 140
/** With its title and its sentence. */
export const CHART_ROOM = WEEKS_HEIGHT + 60

/** Props of RockstarBoard. */
export interface RockstarBoardProps {
  page: LeaderboardSubject
  data: RockstarsData
  now: Date
}

/** The team first, then people; each figure opens the list of its tasks. */
export function RockstarBoard({ page, data: { team, weeks, people, hiddenCount }, now }: RockstarBoardProps) {
  if (team.tasks === 0)
    return <EmptyState icon={TrophyIcon}>Nothing was finished in this period. Shift+S on a task starts the list.</EmptyState>
  const standings = standingsOf(people, page.sort)
  const [placed, others] = [standings.filter(({ place }) => place !== null), standings.filter(({ place }) => place === null)]
  return (
    <>
      <h2 className={styles.peopleHead}>{`The team finished ${plural(team.tasks, 'task')}, ${figure(team.hours)} h`}</h2>
      <TeamWeeks sort={page.sort} weeks={weeks} now={now} />
      <section className={styles.group} aria-label="Team">
        <Figures page={page} sums={team} label="Tasks of the team">
          <span className={styles.name}>The whole team</span>
        </Figures>
      </section>
      {standings.length > 0 && (
        <section className={styles.group} aria-labelledby="rockstars-people">
          <h2 id="rockstars-people" className={styles.peopleHead}>
            People
          </h2>
          {placed.map((one) => (
            <Person key={one.user.username ?? one.user.name} one={one} page={page} />
          ))}
          {others.length > 0 && placed.length > 0 && <hr className={styles.rule} />}
          {others.map((one) => (
            <Person key={one.user.username ?? one.user.name} one={one} page={page} />
          ))}
        </section>
      )}
      {hiddenCount > 0 && (
        <p className={styles.note}>
          {standings.length > 0
            ? `and ${hiddenCount} more`
            : `${plural(hiddenCount, 'person', 'people')} finished them, by their wish without names.`}
        </p>
      )}
      <p className={styles.note}>
        Counted are tasks that are done now, on the day on which they became done. Everyone on a task then has credit for it, else who
        ticked it. The team counts each task once. Shared tasks count for everyone on them. Hours are those of the effort of a task.
      </p>
    </>
  )
}

function Person({ one, page }: { one: Standing; page: LeaderboardSubject }) {
  const { user, place } = one
  return (
    <Figures page={page} sums={one} label={`Tasks of ${user.name}`} username={user.username ?? undefined} isPlaced={place !== null}>
      {place !== null && (
        <span className={classNames(styles.place, styles.places[place])}>
          <span className={styles.spoken}>Place </span>
          {place}
        </span>
      )}
      <Avatar person={{ username: user.username ?? user.name, name: user.name, avatar: user.avatar }} size={place === null ? 20 : 28} />
      <span dir="auto" className={styles.name}>
        {user.name}
      </span>
    </Figures>
  )
}

/** A line whose figures open the tasks they are made of. */
function Figures({
  page,
  sums,
  label,
  username,
  isPlaced = false,
  children,
}: {
  page: LeaderboardSubject
  sums: { tasks: number; hours: number }
  label: string
  username?: string | undefined
  isPlaced?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const list = useId()
  const figures = [plural(sums.tasks, 'task'), `${figure(sums.hours)} h`]
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={classNames(styles.head, isPlaced && styles.placed)}
        aria-expanded={open}
        {...(open && { 'aria-controls': list })}
        onClick={() => setOpen(!open)}
      >
        <ChevronRightIcon aria-hidden size={14} className={styles.chevron} />
        {children}
        <span className={styles.figures}>
          <strong className={styles.figure}>{page.sort === 'tasks' ? figures[0] : figures[1]}</strong>
          <span className={styles.other}>{page.sort === 'tasks' ? figures[1] : figures[0]}</span>
        </span>
      </button>
      {open && (
        <div id={list}>
          <CompletedTasks key={`${page.days.start} ${page.days.end}`} page={page} label={label} username={username} />
        </div>
      )}
    </div>
  )
}

/** What is to be seen in the bars, in a sentence. */
function bestWeek(points: readonly { name: string; values: { done: number } }[], sort: LeaderboardSubject['sort']): string {
  const [first, ...more] = points.toSorted((a, b) => b.values.done - a.values.done)
  if (!first) return 'No week.'
  const { done } = first.values
  const most = sort === 'tasks' ? plural(done, 'task') : `${figure(done)} h`
  return `The w${first.name.slice(1)} has the most: ${most}${more[0]?.values.done === done ? ', as others have' : ''}.`
}

function TeamWeeks({ sort, weeks, now }: { sort: LeaderboardSubject['sort']; now: Date } & Pick<RockstarsData, 'weeks'>) {
  const [asTable, setAsTable] = useState(false)
  const series: readonly ChartSeries[] = [{ id: 'done', title: sort === 'tasks' ? 'Tasks' : 'Hours', colour: 1, look: 'bar' }]
  const points = weeks.map(({ week, done }) => {
    const day = formatDay(startOfPlainDate(week as PlainDate), now)
    return { label: day, name: `Week from ${day}`, values: { done: done[sort] } }
  })
  return (
    <Suspense fallback={<div style={{ height: CHART_ROOM }} />}>
      <BarChart
        title="Finished by weeks"
        summary={bestWeek(points, sort)}
        series={series}
        points={points}
        unit={sort === 'tasks' ? 'tasks' : 'h'}
        height={WEEKS_HEIGHT}
        mean={null}
        asTable={asTable}
        onTable={setAsTable}
      />
    </Suspense>
  )
}
