// The domain of a workspace: its name, its records with what name servers say of each, and what is left to a proxy (DOMAIN-03, DOMAIN-05, DOMAIN-08).
import { CircleCheckIcon, CircleDashedIcon, CircleXIcon, CopyIcon } from 'lucide-react'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatClock, formatMoment, plainDateOf } from '#src/lib/dates/date-format.ts'
import { DangerList, DangerRow } from '#src/model/settings/danger-list.tsx'
import { useSavedText } from '#src/model/settings/saved-setting.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import { SettingField, UnsavedHint } from '#src/model/settings/setting-field.tsx'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import { heading } from '#src/theme/text.css.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { asking, changeDomain, copyRecords, removeDomain } from './custom-domain.actions.ts'
import * as styles from './custom-domain.css.ts'
import type { DomainData } from './custom-domain.graphql.ts'
import { domainChip, domainSentence } from './domain-words.ts'
import { ProxyExamples } from './proxy-examples.tsx'

/** `domain` is null where the workspace has none. */
export function DomainView({ workspace, domain }: { workspace: WorkspaceSubject; domain: DomainData | null }) {
  const isAsked = useSyncExternalStore(asking.subscribe, asking.get) === workspace.slug
  const subjects = { workspace: [workspace] } as const
  return (
    <div className={styles.frame}>
      <DomainField workspace={workspace} domain={domain} />
      {domain === null ? (
        <p className={styles.empty}>Answer under your own name, for example work.example.com. Type it above.</p>
      ) : (
        <>
          <State domain={domain} isAsked={isAsked} />
          <Part title="Records" end={<ActionButton action={copyRecords} subjects={subjects} label="Copy both" look="subtle" />}>
            <p className={styles.note}>Add these where the name servers of your domain are kept.</p>
            <Record domain={domain} kind="OWNERSHIP" type="TXT" {...domain.txtRecord} title="Proves that the domain is yours" />
            <Record
              domain={domain}
              kind="ROUTING"
              type={domain.isApex ? 'ALIAS' : 'CNAME'}
              name={domain.domain}
              value={domain.target}
              title="Leads requests here"
              note={domain.isApex ? `Where there is no ALIAS: A and AAAA records with the addresses of ${domain.target}.` : undefined}
            />
          </Part>
          <Part title="Certificate">
            <p className={styles.note}>Palette does not make certificates. Let your proxy terminate TLS for this name.</p>
            <ProxyExamples domain={domain.domain} />
            <p className={styles.note}>People sign in once more under the new address: a session belongs to the address it was begun at.</p>
          </Part>
          <DangerList>
            <DangerRow title="Remove" action={<ActionButton action={removeDomain} subjects={subjects} look="danger" />}>
              Nothing answers for this workspace under {domain.domain} any more.
            </DangerRow>
          </DangerList>
        </>
      )}
    </div>
  )
}

function Part({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={id} className={heading.section}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}

function DomainField({ workspace, domain }: { workspace: WorkspaceSubject; domain: DomainData | null }) {
  const { text, setText, error, isSaved, unsaved, discard, keys } = useSavedText<string>({
    draft: `workspace:${workspace.id}:domain`,
    saved: domain?.domain ?? '',
    read: (typed) => (typed === '' ? { problem: 'Enter a host name such as work.example.com.' } : { value: typed }),
    subjects: { workspace: [workspace] },
    save: (name, refused) =>
      settingAction({
        on: 'workspace',
        group: 'workspace',
        title: 'Domain',
        needs: 'OWN',
        refused,
        change: ({ api }) => changeDomain(api, workspace.slug, domain, name),
      }),
  })
  return (
    <SettingField name="domain" isSaved={isSaved} keys={keys}>
      <TextField
        label="Domain"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="work.example.com"
        value={text}
        error={error}
        hint={unsaved ? <UnsavedHint onDiscard={discard} /> : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </SettingField>
  )
}

function State({ domain, isAsked }: { domain: DomainData; isAsked: boolean }) {
  const { label, tone } = domainChip(domain)
  return (
    <div role="status" className={styles.state}>
      <Chip tone={tone}>{label}</Chip>
      <span className={styles.sentence}>
        {domainSentence(domain)}
        {isAsked && <span className={styles.note}>Asking the name servers…</span>}
      </span>
    </div>
  )
}

const MARKS = { yes: CircleCheckIcon, no: CircleXIcon, open: CircleDashedIcon }
const SAID = { yes: 'Found', no: 'Not found', open: 'Not known yet' }

interface RecordProps {
  domain: DomainData
  kind: DomainData['checks'][number]['kind']
  type: string
  name: string
  value: string
  title: string
  note?: string | undefined
}

function Record({ domain, kind, type, name, value, title, note }: RecordProps) {
  const { now } = useActions().services
  const check = domain.checks.find((one) => one.kind === kind)
  const mark = check?.ok ? 'yes' : check?.ok === false ? 'no' : 'open'
  const Mark = MARKS[mark]
  const at = check?.at ? new Date(check.at) : null
  const moment = at && (plainDateOf(at) === plainDateOf(now()) ? formatClock(at) : formatMoment(at, now()))
  return (
    <div className={styles.record}>
      <p className={styles.recordTitle}>
        <Mark size={16} role="img" aria-label={SAID[mark]} className={styles.mark[mark]} /> {title}
      </p>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt className={styles.term}>Type</dt>
          <dd className={styles.value}>{type}</dd>
        </div>
        <Copied term="Name" text={name} />
        <Copied term="Value" text={value} />
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      <p aria-live="polite" className={styles.note}>
        {check ? `${check.message}${moment ? ` Checked ${moment}.` : ''}` : 'Not looked for yet.'}
      </p>
    </div>
  )
}

function Copied({ term, text }: { term: string; text: string }) {
  const { clipboard, say } = useActions().services
  const copy = () =>
    clipboard.write(text).then(
      () => say.done(`${term} copied`),
      () => say.error('The browser did not let it be copied.'),
    )
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <code className={styles.code}>{text}</code>
        <IconButton label={`Copy ${text}`} icon={CopyIcon} size={24} onClick={() => void copy()} />
      </dd>
    </div>
  )
}
