// Who somebody is: face, name, what they do, their clock, where to write, and what they are on (PROF-02, PROF-04).
import { ClockIcon, MailIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatDay, ownTimezone, parsePlainDate, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { formatDuration } from '#src/lib/dates/duration-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import { heading, meta, textLink } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Logo } from '#src/ui/marks/logo.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { LastWeeks } from './last-weeks.tsx'
import { localTime } from './local-time.ts'
import * as styles from './person.css.ts'
import type { PersonData } from './person.graphql.ts'

/** `known` is there at once; what belongs to `data` comes into room that is kept for it, unless reading it has `failed` (PROF-08). */
export function PersonHead({ known, data, failed }: { known: PersonSubject; data: PersonData | null; failed: boolean }) {
  const comes = data === null && !failed
  return (
    <header className={styles.head}>
      <Avatar person={known} size={96} decorative className={styles.face} />
      <div className={styles.who}>
        <h1 className={heading.large} dir="auto">
          {known.name}
        </h1>
        <p className={styles.line}>
          <span className={styles.username}>@{known.username}</span>
          {known.headline && <span dir="auto">{known.headline}</span>}
        </p>
        <div className={styles.facts}>
          {data && <Facts data={data} />}
          {comes && <Skeleton width={240} />}
        </div>
      </div>
      <div className={styles.buttons}>
        {['profile.edit', 'person.copy-email', 'person.copy-mention'].map((id) => (
          <ActionById key={id} id={id} />
        ))}
      </div>
      {(data || comes) && (
        <div className={styles.weeks}>{data ? <LastWeeks days={data.days} /> : <Skeleton width={200} height={88} />}</div>
      )}
      {data && data.projects.length > 0 && <Projects data={data} />}
      {comes && <ProjectsSkeleton />}
    </header>
  )
}

/** Of somebody who is not known yet. */
export function PersonHeadSkeleton() {
  return (
    <Loading className={styles.head}>
      <Skeleton width={96} height={96} round />
      <div aria-hidden className={styles.who}>
        <Skeleton width={168} height={24} />
        <p className={styles.line}>
          <Skeleton width={128} />
        </p>
        <div className={styles.facts}>
          <Skeleton width={240} />
        </div>
      </div>
      <div className={styles.weeks}>
        <Skeleton width={200} height={88} />
      </div>
      <ProjectsSkeleton />
    </Loading>
  )
}

function ProjectsSkeleton() {
  return (
    <div aria-hidden className={styles.projects}>
      {[136, 120, 164].map((width) => (
        <span key={width} className={styles.coming}>
          <Skeleton width={width} height={30} />
        </span>
      ))}
    </div>
  )
}

function Facts({ data: { person, email, timeZone, memberSince, isMember, workspace, time } }: { data: PersonData }) {
  const { now, viewer } = useActions().services
  // Until they choose one, theirs is the browser's (PROFUP-04); of others nobody knows it then.
  const zone = timeZone ?? (viewer?.username === person.username ? ownTimezone() : null)
  const day = memberSince === null ? null : parsePlainDate(memberSince)
  return (
    <>
      {!isMember && <span>No longer in {workspace.name}.</span>}
      {zone && (
        <span className={styles.fact}>
          <ClockIcon size={14} aria-hidden /> {localTime(zone, now())}
        </span>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`${textLink} ${styles.fact}`}>
          <MailIcon size={14} aria-hidden /> {email}
        </a>
      )}
      {day && (
        <span>
          In {workspace.name} since {formatDay(startOfPlainDate(day), now())}
        </span>
      )}
      {time && (
        <span>
          {formatDuration(time.weekSeconds)} this week, {formatDuration(time.monthSeconds)} this month
        </span>
      )}
    </>
  )
}

function Projects({ data: { projects, workspace } }: { data: PersonData }) {
  return (
    <ul aria-label="Projects" className={styles.projects}>
      {projects.map(({ slug, name, logo, roleName }) => (
        <li key={slug}>
          <Link to={pathTo('project-dashboard', { companySlug: workspace.slug, projectSlug: slug })} className={styles.project}>
            <Logo name={name} id={slug} src={logo} size={18} />
            <span className={styles.projectName}>{name}</span>
            <span className={meta}>{roleName}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
