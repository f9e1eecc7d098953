// The page of a client: what is to be invoiced and paid, its people, projects and invoices, and its fields (CLIENT-04).
import { MailCheckIcon, XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { Press } from '#src/actions/press.tsx'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import { formatAmount } from '#src/lib/amounts.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { ClientSubject } from '#src/model/client/client-subject.ts'
import { textLink } from '#src/theme/text.css.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { clientNameTo } from './client.actions.ts'
import { contactChange } from './client-change.ts'
import { ClientFields } from './client-fields.tsx'
import { dayOf, hoursOf, sumsText } from './client-figures.ts'
import * as styles from './client-view.css.ts'
import { clientNameProblem, contactsOf } from './client-writes.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'client.projects': true
    'client.contacts': true
    'client.rates': true
  }
}

interface Shown {
  client: ClientSubject
}

interface ViewShown extends Shown {
  /** What was invoiced. */
  invoices: ReactNode
}

/** Everything of a client; it fills its page and scrolls inside. */
export function ClientView({ client, invoices }: ViewShown) {
  return (
    <>
      <ClientHeader client={client} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={styles.scroller} tabIndex={0} aria-label="Client">
        <div className={styles.columns}>
          <div className={styles.main}>
            <Figures client={client} />
            <Contacts client={client} />
            <ProjectsOfClient client={client} />
            {invoices}
          </div>
          <ClientFields client={client} />
        </div>
      </section>
    </>
  )
}

function ClientHeader({ client }: Shown) {
  const here = useHere()
  const { id, name, number, archivedAt } = client
  return (
    <PageHeader
      title={
        <InPlaceText
          name={`client:${id}:name`}
          label="Name of the client"
          text={name}
          editable={client.viewerCan.includes('OWN')}
          check={clientNameProblem}
          onSave={async (text) => (await perform(clientNameTo(text), here({ client: [client] }), 'form')) === 'done'}
        />
      }
      meta={
        <>
          <span className={styles.personFact}>{number}</span>
          {archivedAt && <Chip>Archived</Chip>}
        </>
      }
    />
  )
}

function Figures({ client }: Shown) {
  const { unbilled, currency, digits, balances, lastInvoice, workspaceSlug } = client
  const none = formatAmount({ amount: 0, currency, digits }, { code: true })
  const overdue = balances.filter((sum) => sum.overdue.amount > 0)
  return (
    <dl className={styles.figures}>
      <Figure name="Not invoiced" more={`${hoursOf(unbilled.seconds)}`}>
        {formatAmount(unbilled.money, { code: true })}
      </Figure>
      <Figure name="Open">{sumsText(balances.map(({ open }) => open)) || none}</Figure>
      <Figure name="Overdue" {...(overdue.length > 0 && { tone: styles.late })}>
        {sumsText(overdue.map((sum) => sum.overdue)) || none}
      </Figure>
      <Figure name="Last invoice" more={lastInvoice?.issuedOn ? dayOf(lastInvoice.issuedOn) : undefined}>
        {lastInvoice ? (
          <Link className={textLink} to={pathTo('invoice', { companySlug: workspaceSlug, uuid: lastInvoice.id })}>
            {lastInvoice.number}
          </Link>
        ) : (
          'None'
        )}
      </Figure>
    </dl>
  )
}

function Figure({
  name,
  more,
  tone = '',
  children,
}: {
  name: string
  more?: string | undefined
  tone?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={`${styles.figureValue} ${tone}`}>{children}</dd>
      {more && <dd className={styles.figureMore}>{more}</dd>}
    </div>
  )
}

function ProjectsOfClient({ client }: Shown) {
  const { projects, unbilled, unbilledByProject, workspaceSlug } = client
  const shown = projects.map((project) => ({ project, time: unbilledByProject.find((one) => one.project.slug === project.slug) }))
  return (
    <section aria-label="Time not invoiced">
      <div className={styles.head}>
        <h2 className={styles.title}>Time not invoiced</h2>
        <ActionPlace place="client.rates" size={28} short subjects={{ client: [client] }} />
        <ActionPlace place="client.projects" size={28} short subjects={{ client: [client] }} />
      </div>
      {projects.length === 0 ? (
        <p className={styles.empty}>
          No projects yet.
          <Press
            id="client.link-projects"
            does="to link the first; its time is billed to this client then."
            subjects={{ client: [client] }}
          />
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Project</th>
              <th scope="col" className={styles.number}>
                Hours
              </th>
              <th scope="col" className={styles.number}>
                {client.currency}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ project: { slug, name }, time }) => (
              <tr key={slug}>
                <td>
                  <Link className={textLink} to={pathTo('projects.time-tracking', { companySlug: workspaceSlug, projectSlug: slug })}>
                    {name}
                  </Link>
                </td>
                <td className={styles.number}>{hoursOf(time?.seconds ?? 0)}</td>
                <td className={styles.number}>
                  {time && time.withoutRate === time.seconds ? <Chip tone="warn">No rate</Chip> : time ? formatAmount(time.money) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>Total</td>
              <td className={styles.number}>{hoursOf(unbilled.seconds)}</td>
              <td className={styles.number}>{formatAmount(unbilled.money)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {projects.length > 0 && unbilled.seconds === 0 && (
        <p className={styles.empty}>No unbilled time. Time on linked projects appears here.</p>
      )}
      {unbilled.withoutRate > 0 && (
        <p className={styles.warn}>
          {hoursOf(unbilled.withoutRate)} have no rate and are in no sum.
          <Press id="client.set-rate" does="to set one." subjects={{ client: [client] }} />
        </p>
      )}
    </section>
  )
}

function Contacts({ client }: Shown) {
  const { services } = useActions()
  const here = useHere()
  const { contacts } = client
  const write = (list: ReturnType<typeof contactsOf>, said: string) =>
    void perform(contactChange(list, said), here({ client: [client] }), 'button')
  return (
    <section aria-label="Contacts">
      <div className={styles.head}>
        <h2 className={styles.title}>Contacts</h2>
        <ActionPlace place="client.contacts" size={28} short subjects={{ client: [client] }} />
      </div>
      {contacts.length === 0 && (
        <p className={styles.empty}>
          Nobody yet.
          <Press id="client.add-contact" does="to add who invoices are sent to." subjects={{ client: [client] }} />
        </p>
      )}
      <div className={styles.people}>
        {contacts.map(({ id, name, email, role, getsInvoices, invitedAt, person, seesInvoices }) => (
          <div key={id} className={styles.person}>
            <span className={styles.personName}>{name}</span>
            {email !== '' && <span className={styles.personFact}>{email}</span>}
            {role !== '' && <span className={styles.personFact}>{role}</span>}
            <span className={styles.personEnd}>
              {person ? (
                <Chip tone="good">{seesInvoices ? 'Guest, sees invoices' : 'Guest'}</Chip>
              ) : (
                invitedAt && <Chip>Invited {new Date(invitedAt).toLocaleDateString(undefined, { day: 'numeric', month: 'short' })}</Chip>
              )}
              <IconButton
                icon={MailCheckIcon}
                size={28}
                label={getsInvoices ? `Send no invoices to ${name}` : `Send invoices to ${name}`}
                aria-pressed={getsInvoices}
                onClick={() =>
                  write(
                    contactsOf(client).map((one) => (one.id === id ? { ...one, getsInvoices: !getsInvoices } : one)),
                    getsInvoices ? `${name} gets no invoices` : `${name} gets invoices`,
                  )
                }
              />
              <IconButton
                icon={XIcon}
                size={28}
                label={`Remove ${name}`}
                onClick={async () => {
                  const sure = await services.ask.confirm({
                    title: 'Are you sure you want to delete this contact?',
                    text: name,
                    danger: true,
                  })
                  if (sure)
                    write(
                      contactsOf(client).filter((one) => one.id !== id),
                      `${name} removed`,
                    )
                }}
              />
            </span>
          </div>
        ))}
      </div>
    </section>
  )
}
