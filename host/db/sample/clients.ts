// The clients of the sample world: whose projects they are, what an hour costs, and who speaks for them.
import { sql } from 'drizzle-orm'
import { clientContacts, clients, personRates, projectBilling } from '../../resources/clients/clients.table.ts'
import type { Database } from '../open.ts'
import { randomFrom } from './random.ts'

const DAY = 86_400_000

const LIND = {
  ...{ number: 'C-1', name: 'Lind & Sons', email: 'office@lind.example', phone: '+46 8 555 01 20', website: 'lind.example', country: 'SE' },
  address: { street: ['Kajplats 14'], postcode: '111 30', city: 'Stockholm', region: '' },
  ...{ taxId: 'SE556712345601', currency: 'EUR', rate: 950_000, taxBp: 2_500, termsDays: 14, rounding: 'up-15' as const },
  notes: 'Gus signs off hours on Fridays. Purchase order LS-7730 goes on every invoice.',
}

const HARBOUR = {
  ...{
    number: 'C-2',
    name: 'Harbour & Vale Ltd',
    email: 'accounts@harbourvale.example',
    phone: '+44 113 496 0000',
    website: 'www.harbourvale.example',
    country: 'GB',
  },
  address: { street: ['Accounts payable', '3 Mill Lane'], postcode: 'LS1 6PT', city: 'Leeds', region: '' },
  ...{ taxId: 'GB 231 4471 09', currency: 'GBP', rate: 820_000, taxBp: 2_000, termsDays: 30, rounding: 'exact' as const, notes: '' },
}

/** Adds two clients to acme, the first with a contact who is a guest there. */
export async function seedClients(db: Database, now: Date): Promise<void> {
  const random = randomFrom(46_046)
  const { rows } = await db.execute<{ slug: string; id: string; company_id: string }>(sql`
    select p.slug, p.id, p.company_id from projects p join companies c on c.id = p.company_id where c.slug = 'acme'`)
  const { rows: people } = await db.execute<{ id: string; username: string }>(sql`select id, username from people`)
  const companyId = rows[0]?.company_id ?? ''
  const projectId = (slug: string) => rows.find((one) => one.slug === slug)?.id ?? ''
  const personId = (username: string) => people.find((one) => one.username === username)?.id ?? ''
  const [lind, harbour] = [random.uuid(), random.uuid()]
  const createdAt = new Date(now.getTime() - 100 * DAY)
  await db.insert(clients).values([
    { ...LIND, id: lind, companyId, createdAt },
    { ...HARBOUR, id: harbour, companyId, createdAt },
  ])
  const contact = { companyId, phone: '' }
  await db.insert(clientContacts).values([
    {
      ...contact,
      clientId: lind,
      name: 'Gus Lind',
      email: 'gus@example.com',
      role: 'Owner',
      getsInvoices: true,
      invitedAt: createdAt,
      personId: personId('gus'),
    },
    { ...contact, clientId: lind, name: 'Signe Falk', email: 'signe@lind.example', role: 'Bookkeeping', getsInvoices: true },
    { ...contact, clientId: harbour, name: 'Owen Hart', email: 'owen@harbourvale.example', role: 'Product', getsInvoices: true },
  ])
  await db.insert(projectBilling).values([
    { companyId, projectId: projectId('website'), clientId: lind, rate: null },
    { companyId, projectId: projectId('mobile'), clientId: harbour, rate: 880_000 },
  ])
  await db.insert(personRates).values([
    { companyId, projectId: projectId('website'), personId: personId('ben'), rate: 1_100_000 },
    { companyId, projectId: projectId('website'), personId: personId('mia'), rate: 850_000 },
  ])
}
