// What the owner does to the domain of a workspace, from anywhere in it (DOMAIN-10).
import { CopyIcon, GlobeIcon, SearchCheckIcon, Trash2Icon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Api } from '#src/data/api.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import { createStore } from '#src/lib/store.ts'
import {
  CheckWorkspaceDomain,
  type DomainData,
  GetWorkspaceDomain,
  RemoveWorkspaceDomain,
  SetWorkspaceDomain,
} from './custom-domain.graphql.ts'

/** The workspace whose domain the name servers are asked about, by slug. */
export const asking = createStore<string | null>(() => null)

/** As long as name servers are waited for, in ms. */
const PATIENCE_MS = 30_000

const NONE_YET = 'This workspace has no domain yet.'

const laneOf = (workspaceSlug: string) => `WorkspaceDomain:${workspaceSlug}`

/** The records as they are entered, a line each. */
export function recordLines({ domain, target, isApex, txtRecord }: DomainData): string {
  return `TXT ${txtRecord.name} ${txtRecord.value}\n${isApex ? 'ALIAS' : 'CNAME'} ${domain} ${target}`
}

const domainOf = async ({ api, workspaces: [{ slug }] }: Context<'workspace'>): Promise<DomainData | null> =>
  (await api.query(GetWorkspaceDomain, { workspaceSlug: slug })).workspaceDomain

const remove = (api: Api, workspaceSlug: string) => api.mutate(RemoveWorkspaceDomain, { workspaceSlug }, { lane: laneOf(workspaceSlug) })

const claim = (api: Api, workspaceSlug: string, domain: string) =>
  api.mutate(SetWorkspaceDomain, { workspaceSlug, domain }, { lane: laneOf(workspaceSlug) })

/** Claims it again and looks at once: its record may still stand, and then it is verified as it was. */
async function claimAgain(api: Api, workspaceSlug: string, { domain, state }: DomainData): Promise<void> {
  await claim(api, workspaceSlug, domain)
  if (state !== 'WAITING')
    await api.mutate(CheckWorkspaceDomain, { workspaceSlug }, { lane: laneOf(workspaceSlug), timeoutMs: PATIENCE_MS })
}

/** Claims a domain; undone, the one before is claimed again. */
export async function changeDomain(api: Api, workspaceSlug: string, was: DomainData | null, domain: string): Promise<Outcome> {
  const { domain: made } = await claim(api, workspaceSlug, domain)
  return {
    said: `${made?.domain ?? domain} is set; now add its records`,
    undo: () => (was ? claimAgain(api, workspaceSlug, was) : remove(api, workspaceSlug)),
  }
}

const owned = (definition: Omit<ActionDefinition<'workspace'>, 'on' | 'group' | 'needs' | 'single'>): Action =>
  defineAction<'workspace'>({ ...definition, on: 'workspace', group: 'workspace', needs: 'OWN', single: true, seldom: true })

const words = ['dns', 'own address', 'host name', 'domain']

/** Asks for a domain and goes to its records. */
export const setDomain = owned({
  id: 'domain.set',
  title: 'Set custom domain…',
  name: 'Set custom domain',
  icon: GlobeIcon,
  keywords: words,
  async run(context): Promise<Outcome | undefined> {
    const { api, ask, go, workspaces } = context
    const [{ id, slug }] = workspaces
    const was = await domainOf(context)
    const domain = await ask.text({
      title: 'Set custom domain',
      placeholder: 'work.example.com',
      initial: was?.domain ?? '',
      submit: 'Set',
      draft: `workspace:${id}:domain`,
      check: (text) => (text.trim() === '' ? 'Enter a host name such as work.example.com.' : null),
    })
    if (domain === null || domain.trim() === was?.domain) return undefined
    const outcome = await changeDomain(api, slug, was, domain.trim())
    go.to(pathTo('workspace-settings-domain', { companySlug: slug }))
    return outcome
  },
})

/** Asks the name servers and says what they said. */
export const checkDomain = owned({
  id: 'domain.check',
  title: 'Check custom domain now',
  short: 'Check now',
  icon: SearchCheckIcon,
  keywords: [...words, 'verify', 'records'],
  async run(context): Promise<Outcome | undefined> {
    const { api, say, workspaces } = context
    const [{ slug }] = workspaces
    if (asking.get() !== null) return undefined
    if ((await domainOf(context)) === null) {
      say.note(NONE_YET)
      return undefined
    }
    asking.set(slug)
    try {
      const { domain } = await api.mutate(CheckWorkspaceDomain, { workspaceSlug: slug }, { lane: laneOf(slug), timeoutMs: PATIENCE_MS })
      const proof = domain?.checks.find(({ kind }) => kind === 'OWNERSHIP')
      return {
        said: proof?.ok ? `${domain?.domain} is verified` : (proof?.message ?? 'Checked'),
        stays: 'What was found stays; it can be looked for again.',
      }
    } finally {
      asking.set(null)
    }
  },
})

/** Puts both records on the clipboard. */
export const copyRecords = owned({
  id: 'domain.copy-records',
  title: 'Copy records of the custom domain',
  short: 'Copy records',
  icon: CopyIcon,
  keywords: [...words, 'txt', 'cname'],
  async run(context): Promise<Outcome | undefined> {
    const domain = await domainOf(context)
    if (domain === null) {
      context.say.note(NONE_YET)
      return undefined
    }
    await context.clipboard.write(recordLines(domain)).catch(saying('The browser did not let it be copied.'))
    return { said: 'Records copied' }
  },
})

/** Takes it away, once that was confirmed; undone, it is claimed again and looked for at once. */
export const removeDomain = owned({
  id: 'domain.remove',
  title: 'Remove custom domain',
  icon: Trash2Icon,
  keywords: words,
  async run(context): Promise<Outcome | undefined> {
    const { api, ask, say, workspaces } = context
    const [{ slug }] = workspaces
    const was = await domainOf(context)
    if (was === null) {
      say.note(NONE_YET)
      return undefined
    }
    const isSure = await ask.confirm({
      title: `Are you sure you want to remove ${was.domain}?`,
      text: 'Nothing answers for this workspace under it any more.',
      danger: true,
    })
    if (!isSure) return undefined
    await remove(api, slug)
    return { said: `${was.domain} removed`, undo: () => claimAgain(api, slug, was) }
  },
})

/** What can be done to it. */
export const actions: readonly Action[] = [setDomain, checkDomain, copyRecords, removeDomain]
