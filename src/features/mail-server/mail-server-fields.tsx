// The fields of a mail server: each saves by itself; what its server refused stands at the field that it is about (SMTP-01).
import { useSavedChoice, useSavedText } from '#src/model/settings/saved-setting.ts'
import { SettingField, SettingRow, UnsavedHint } from '#src/model/settings/setting-field.tsx'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import { Switch } from '#src/ui/controls/switch.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import * as styles from './mail-server.css.ts'
import type { MailServerData } from './mail-server.graphql.ts'
import { type MailServerChange, type ShownServer, writingOf } from './mail-server-change.ts'
import { PasswordSetting } from './mail-server-password.tsx'
import { refusedAt } from './mail-server-words.ts'

interface TypedProps {
  workspace: WorkspaceSubject
  server: MailServerData | null
  name: string
  label: string
  saved: string
  read: (text: string) => { value: MailServerChange } | { problem: string }
  hint?: string
  /** What the server refused here. */
  refused?: string | undefined
  placeholder?: string
  type?: string
  inputMode?: 'numeric' | 'email'
  required?: boolean
  wide?: boolean
}

function Typed({ workspace, server, name, label, saved, read, hint, refused, wide = false, ...input }: TypedProps) {
  const { text, setText, error, unsaved, discard, isSaved, keys } = useSavedText<MailServerChange>({
    draft: `workspace:${workspace.id}:smtp-${name}`,
    saved,
    read,
    ...writingOf({ workspace, server, title: label }),
  })
  return (
    <SettingField name={name} isSaved={isSaved} keys={keys} className={wide ? styles.full : undefined}>
      <TextField
        {...input}
        label={label}
        value={text}
        error={error ?? (unsaved ? undefined : refused)}
        hint={unsaved ? <UnsavedHint onDiscard={discard} /> : hint}
        onChange={(event) => setText(event.target.value)}
      />
    </SettingField>
  )
}

/** The host name, with which a server begins. */
export function HostField({ workspace, server }: { workspace: WorkspaceSubject; server: MailServerData | null }) {
  return (
    <Typed
      workspace={workspace}
      server={server}
      name="host"
      label="Server"
      required
      wide={server === null}
      placeholder="smtp.example.com"
      saved={server?.host ?? ''}
      refused={refusedAt(server, 'connect')}
      read={(host) => (host === '' ? { problem: 'Please enter a server.' } : { value: { host } })}
    />
  )
}

/** Ports that say how the way is protected (SMTP-01). */
const SECURITY_OF: Readonly<Record<number, MailServerData['security']>> = { 465: 'TLS', 587: 'STARTTLS', 25: 'NONE' }

const PORT = 'A port is a number from 1 to 65535.'

function readPort(text: string): { value: MailServerChange } | { problem: string } {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) return { problem: PORT }
  const security = SECURITY_OF[port]
  return { value: { port, ...(security && { security }) } }
}

const SECURITIES = [
  { value: 'STARTTLS', label: 'STARTTLS', hint: 'required' },
  { value: 'TLS', label: 'TLS' },
  { value: 'NONE', label: 'None' },
] as const

function SecurityField({ workspace, server }: ShownServer) {
  const { problem, isSaved, save } = useSavedChoice<MailServerChange>(writingOf({ workspace, server, title: 'Security' }))
  return (
    <SettingField name="security" isSaved={isSaved}>
      <Select
        label="Security"
        value={server.security}
        options={SECURITIES}
        onChange={(security) => void save({ security })}
        error={problem ?? refusedAt(server, 'tls')}
        hint={server.security === 'NONE' ? <span className={styles.careful}>Mail and password travel unencrypted.</span> : undefined}
      />
    </SettingField>
  )
}

/** How the server is reached and signed in to. */
export function ServerFields({ workspace, server }: ShownServer) {
  const at = { workspace, server }
  return (
    <>
      <Typed {...at} name="port" label="Port" inputMode="numeric" saved={String(server.port)} read={readPort} />
      <SecurityField {...at} />
      <Typed
        {...at}
        name="username"
        label="User"
        hint="Empty where the server asks for none."
        saved={server.username}
        read={(username) => (username.length > 254 ? { problem: 'At most 254 characters.' } : { value: { username } })}
      />
      <PasswordSetting {...at} />
    </>
  )
}

/** As whom mails are sent. */
export function SenderFields({ workspace, server }: ShownServer) {
  const at = { workspace, server }
  const orNone = (text: string) => (text === '' ? null : text)
  return (
    <>
      <Typed
        {...at}
        name="fromEmail"
        label="From address"
        required
        type="email"
        saved={server.fromEmail}
        refused={refusedAt(server, 'sender')}
        read={(fromEmail) => (fromEmail === '' ? { problem: 'Please enter an address.' } : { value: { fromEmail } })}
      />
      <Typed
        {...at}
        name="fromName"
        label="From name"
        placeholder={workspace.name}
        saved={server.fromName ?? ''}
        read={(text) => (text.length > 120 ? { problem: 'At most 120 characters.' } : { value: { fromName: orNone(text) } })}
      />
      <Typed
        {...at}
        name="replyTo"
        label="Reply-to address"
        type="email"
        placeholder={server.fromEmail}
        hint="Where answers go, if not to the from address."
        saved={server.replyTo ?? ''}
        read={(text) => ({ value: { replyTo: orNone(text) } })}
        wide
      />
    </>
  )
}

/** What happens where the server takes no mail (SMTP-08). */
export function FallbackField({ workspace, server }: ShownServer) {
  const title = "Use Palette's server when ours fails"
  const { problem, isSaved, save } = useSavedChoice<MailServerChange>(writingOf({ workspace, server, title: 'Fallback' }))
  return (
    <SettingRow
      name="fallback"
      title={title}
      text="After the second failure a mail goes by Palette's server, with answers to your address. Off, it waits for yours."
      isSaved={isSaved}
      problem={problem}
    >
      <Switch label={title} hideLabel checked={server.fallback} onChange={(fallback) => void save({ fallback })} />
    </SettingRow>
  )
}
