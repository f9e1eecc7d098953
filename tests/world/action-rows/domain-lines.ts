// What the owner of a workspace does to its domain.
import { companyDomains } from '#host/resources/domains/domains.table.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import type { Line } from './line.ts'

async function noDomain({ world }: ActionBench) {
  await world.host.db.delete(companyDomains)
}

async function waiting(bench: ActionBench) {
  await noDomain(bench)
  const { status } = await bench.world.host.as('ana').put('/companies/acme/domain', {}, { domain: 'work.example.com' })
  if (status !== 200) throw new Error(`The domain was not set: ${status}`)
}

const onWorkspace = (before: (bench: ActionBench) => Promise<void>, script: Script) => async (bench: ActionBench) => {
  await before(bench)
  return { subjects: { workspace: [bench.workspace] }, script: structuredClone(script) }
}

/** The lines. */
export const domainLines: readonly Line[] = [
  { id: 'domain.set', given: onWorkspace(noDomain, { text: ['work.example.com'] }), touches: ['+company_domains'] },
  {
    id: 'domain.check',
    given: onWorkspace(waiting, {}),
    touches: ['company_domains.last_checks', 'company_domains.next_check_at'],
    unlogged: 'name servers that do not answer change nothing',
    noUndo: 'it can be looked for again',
  },
  {
    id: 'domain.remove',
    given: onWorkspace(waiting, { confirm: [true] }),
    touches: ['-company_domains'],
    left: { 'company_domains.claimed_at': 'it is claimed anew', 'company_domains.next_check_at': 'it is looked for anew' },
  },
]
