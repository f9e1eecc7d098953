// The fields of a client: each saves by itself, nothing typed is lost (CLIENT-01).
import { useMemo } from 'react'
import { formatAmount, readAmount } from '#src/lib/amounts.ts'
import { countries, currencies } from '#src/lib/currencies.ts'
import type { ClientSubject } from '#src/model/client/client-subject.ts'
import { ROUNDINGS } from '#src/model/client/roundings.ts'
import { useSavedChoice } from '#src/model/settings/saved-setting.ts'
import { SettingField } from '#src/model/settings/setting-field.tsx'
import { TypedSetting } from '#src/model/settings/typed-setting.tsx'
import { ComboField } from '#src/ui/fields/combo-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { saveClient } from './client-change.ts'
import * as styles from './client-view.css.ts'
import type { ClientChange } from './client-writes.ts'

interface Shown {
  client: ClientSubject
}

type Read = (text: string) => { value: ClientChange } | { problem: string }

/** All fields beside the figures. */
export function ClientFields({ client }: Shown) {
  const { address } = client
  const part = (name: 'postcode' | 'city' | 'region') => (text: string) => ({ value: { address: { ...address, [name]: text } } })
  return (
    <section aria-label="Details" className={styles.fields}>
      <Typed
        client={client}
        name="number"
        label="Number"
        saved={client.number}
        read={(text) => (text === '' ? { problem: 'Please enter a number.' } : { value: { number: text } })}
      />
      <CurrencyField client={client} />
      <Typed client={client} name="email" label="Email" type="email" saved={client.email} read={(email) => ({ value: { email } })} wide />
      <Typed client={client} name="phone" label="Phone" type="tel" saved={client.phone} read={(phone) => ({ value: { phone } })} />
      <Typed client={client} name="website" label="Website" saved={client.website} read={(website) => ({ value: { website } })} />
      <Typed
        client={client}
        name="street"
        label="Street"
        rows={2}
        saved={address.street.join('\n')}
        read={(text) => streetOf(text, client)}
        wide
      />
      <Typed client={client} name="postcode" label="Postcode" saved={address.postcode} read={part('postcode')} />
      <Typed client={client} name="city" label="City" saved={address.city} read={part('city')} />
      <Typed client={client} name="region" label="Region" saved={address.region} read={part('region')} />
      <CountryField client={client} />
      <Typed
        client={client}
        name="taxId"
        label="Tax id"
        hint="Kept as typed; nobody checks it."
        saved={client.taxId}
        read={(taxId) => ({ value: { taxId } })}
        wide
      />
      <RateField client={client} />
      <Typed client={client} name="taxBp" label="Tax rate, %" saved={percentText(client.taxBp)} read={(text) => percentOf(text)} />
      <Typed client={client} name="termsDays" label="Payment days" saved={String(client.termsDays)} read={(text) => daysOf(text)} />
      <RoundingField client={client} />
      <Typed
        client={client}
        name="notes"
        label="Notes"
        rows={4}
        hint="Never on an invoice."
        saved={client.notes}
        read={(notes) => ({ value: { notes } })}
        wide
      />
    </section>
  )
}

function streetOf(text: string, { address }: ClientSubject): ReturnType<Read> {
  const street = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return street.length > 3 ? { problem: 'A street has at most 3 lines.' } : { value: { address: { ...address, street } } }
}

/** Hundredths of a percent as people write them: 750 is `7.5`. */
export function percentText(share: number): string {
  return (share / 100).toLocaleString(undefined, { maximumFractionDigits: 2, useGrouping: false })
}

function percentOf(text: string): ReturnType<Read> {
  const found = text === '' ? { minor: 0 } : readAmount(text.replace(/\s*%$/, ''), 2)
  if ('problem' in found) return { problem: 'Type a percentage with at most two decimal places.' }
  return found.minor < 0 || found.minor > 10_000 ? { problem: 'A tax rate is between 0 and 100 %.' } : { value: { taxBp: found.minor } }
}

function daysOf(text: string): ReturnType<Read> {
  return /^\d{1,3}$/.test(text) && Number(text) <= 365 ? { value: { termsDays: Number(text) } } : { problem: 'Between 0 and 365 days.' }
}

interface TypedProps extends Shown {
  name: string
  label: string
  saved: string
  read: Read
  hint?: string
  type?: string
  rows?: number
  wide?: boolean
}

function Typed({ client, wide = false, ...field }: TypedProps) {
  return (
    <TypedSetting<ClientChange>
      {...field}
      className={wide ? styles.full : undefined}
      draft={`client:${client.id}:${field.name}`}
      subjects={{ client: [client] }}
      save={(change, refused) => saveClient(change, field.label, refused)}
    />
  )
}

function RateField({ client }: Shown) {
  const { rate, digits, currency } = client
  const saved = rate === null ? '' : formatAmount({ amount: rate, digits, currency })
  const read: Read = (text) => {
    if (text === '') return { value: { rate: null } }
    const found = readAmount(text, digits)
    if ('problem' in found) return found
    return found.minor < 0 ? { problem: 'A rate is not below 0.' } : { value: { rate: found.minor } }
  }
  return <Typed client={client} name="rate" label={`Hourly rate, ${currency}`} saved={saved} read={read} />
}

function useChoice(client: ClientSubject, label: string) {
  return useSavedChoice<ClientChange>({ subjects: { client: [client] }, save: (change, refused) => saveClient(change, label, refused) })
}

function CurrencyField({ client }: Shown) {
  const { problem, isSaved, save } = useChoice(client, 'Currency')
  const options = useMemo(() => currencies().map(({ code, name }) => ({ id: code, label: code, hint: name })), [])
  return (
    <SettingField name="currency" isSaved={isSaved}>
      <ComboField
        label="Currency"
        error={problem}
        chosen={options.filter(({ id }) => id === client.currency)}
        options={options}
        onChange={([currency]) => currency !== undefined && void save({ currency })}
      />
    </SettingField>
  )
}

function CountryField({ client }: Shown) {
  const { problem, isSaved, save } = useChoice(client, 'Country')
  const options = useMemo(() => countries().map(({ code, name }) => ({ id: code, label: name })), [])
  return (
    <SettingField name="country" isSaved={isSaved}>
      <ComboField
        label="Country"
        error={problem}
        chosen={options.filter(({ id }) => id === client.country)}
        options={options}
        onChange={([country]) => void save({ country: country ?? null })}
      />
    </SettingField>
  )
}

function RoundingField({ client }: Shown) {
  const { problem, isSaved, save } = useChoice(client, 'Rounding')
  return (
    <SettingField name="rounding" isSaved={isSaved}>
      <Select
        label="Rounding of hours"
        error={problem}
        value={client.rounding}
        onChange={(rounding) => void save({ rounding })}
        options={ROUNDINGS}
      />
    </SettingField>
  )
}
