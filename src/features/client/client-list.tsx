// The clients of a workspace: whose projects they are, what is to be invoiced, and what is to be paid (CLIENT-04).
import { ContactIcon, EllipsisVerticalIcon, SearchXIcon } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ActionById } from '#src/actions/action-button.tsx'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { formatAmount } from '#src/lib/amounts.ts'
import type { ClientListSubject, ClientSubject } from '#src/model/client/client-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import { balancesText, dayOf, hoursOf } from './client-figures.ts'
import * as styles from './client-list.css.ts'
import { clientPath } from './client-writes.ts'
import type { useClients } from './use-clients.ts'

/** Props of ClientList. */
export interface ClientListProps {
  list: ClientListSubject
  read: ReturnType<typeof useClients>
  onClear: () => void
}

/** The list; it fills its parent and scrolls inside. */
export function ClientList({ list, read, onClear }: ClientListProps) {
  const { services } = useActions()
  const { clients, failed, retry, more } = read
  const lines = useMemo(() => (clients ?? []).map(({ id }) => ({ id })), [clients])
  if (!clients)
    return failed ? (
      <ReadFailure read={{ ...failed, again: retry }} what="the clients" />
    ) : (
      <SkeletonList count={8} draw={(width) => <ClientSkeleton width={width} />} />
    )
  if (clients.length === 0) return <NothingHere list={list} onClear={onClear} />
  return (
    <ListedList
      kind="client"
      rows={clients}
      many={false}
      label="Clients"
      menu="Client"
      lines={lines}
      kept={`clients:${list.id}:${list.archived}:${list.search}`}
      onNearEnd={more}
      onOpen={(client) => services.go.to(clientPath(client))}
      draw={(client, { active }) => <ClientRowView client={client} active={active} />}
      below={
        failed && (
          <div className={styles.foot}>
            <ReadFailure inline read={{ ...failed, again: retry }} what="more clients" />
          </div>
        )
      }
    />
  )
}

function ClientRowView({ client, active }: { client: ClientSubject; active: boolean }) {
  const { name, number, projects, unbilled, archivedAt, balances, lastInvoice } = client
  const open = balancesText(balances)
  return (
    <>
      <RowCell className={styles.name}>
        <Link to={clientPath(client)} tabIndex={-1} dir="auto" className={styles.title} draggable={false}>
          {name}
        </Link>
        <span className={styles.number}>{number}</span>
        {archivedAt && <Chip>Archived</Chip>}
      </RowCell>
      <RowCell className={styles.projects}>
        {projects.length === 0 ? <span className={styles.none}>No projects</span> : projects.map((project) => project.name).join(', ')}
      </RowCell>
      <RowCell className={styles.hours}>
        <VisuallyHidden>Not invoiced: </VisuallyHidden>
        {unbilled.seconds > 0 && hoursOf(unbilled.seconds)}
      </RowCell>
      <RowCell className={styles.money}>
        {unbilled.seconds === 0 ? (
          <span className={styles.none}>Nothing to invoice</span>
        ) : unbilled.money.amount === 0 && unbilled.withoutRate > 0 ? (
          <Chip tone="warn">No rate</Chip>
        ) : (
          formatAmount(unbilled.money, { code: true })
        )}
      </RowCell>
      <RowCell className={styles.open}>
        {open && (
          <span title={open.text} className={`${styles.openText} ${styles.tone[open.tone]}`}>
            {open.text}
          </span>
        )}
      </RowCell>
      <RowCell className={styles.last}>
        {lastInvoice && (
          <>
            <VisuallyHidden>Last invoice: </VisuallyHidden>
            {[lastInvoice.number, lastInvoice.issuedOn && dayOf(lastInvoice.issuedOn)].filter(Boolean).join(' · ')}
          </>
        )}
      </RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="client" subjects={{ client: [client] }} label={`Actions on ${name}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}

function ClientSkeleton({ width }: { width: string }) {
  return (
    <>
      <span className={styles.name}>
        <Skeleton width={width} />
      </span>
      <span className={styles.projects}>
        <Skeleton width={120} />
      </span>
      <span className={styles.hours}>
        <Skeleton width={56} />
      </span>
      <span className={styles.money}>
        <Skeleton width={96} />
      </span>
      <span className={styles.open} />
      <span className={styles.last}>
        <Skeleton width={104} />
      </span>
      <span className={styles.menu} />
    </>
  )
}

function NothingHere({ list, onClear }: Pick<ClientListProps, 'list' | 'onClear'>) {
  const press = usePress('client.create', 'to add the first.')
  if (list.search !== '')
    return (
      <EmptyState icon={SearchXIcon} action={<Button onClick={onClear}>Clear filters</Button>}>
        Nothing matches.
      </EmptyState>
    )
  if (list.archived) return <EmptyState icon={ContactIcon}>Clients that are archived will be here.</EmptyState>
  return (
    <EmptyState icon={ContactIcon} action={<ActionById id="client.create" />}>
      {`Clients you work for belong here.${press}`}
    </EmptyState>
  )
}
