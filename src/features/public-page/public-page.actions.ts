// Everything an owner can do to the public page of a project (BP-09).
import { CopyIcon, ExternalLinkIcon, EyeIcon, GlobeIcon, GlobeLockIcon, RefreshCwIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { GetPublicPage, type PublicPageChange, type PublicPageData, RefreshPublicPage, SetPublicPage } from './public-page.graphql.ts'

const onProject = { on: 'project', group: 'project', needs: 'OWN', single: true } as const
const words = ['public page', 'share project', 'strangers', 'read only', 'web']
const OFF = 'The public page is off. Publish the project first.'

type OnProject = Pick<Context<'project'>, 'api' | 'projects'>

const placeOf = ({ projects: [{ workspaceSlug, slug }] }: Pick<OnProject, 'projects'>) => ({ workspaceSlug, projectSlug: slug })
const isOpen = ({ projects: [{ status = null }] }: Pick<OnProject, 'projects'>) =>
  status !== 'ARCHIVED' || { reason: 'This project is archived. Reopen it in its settings.' }

/** What is there while the page is on, as far as that is known. */
const isUp = ({ projects: [{ isPublic }] }: Pick<OnProject, 'projects'>) => isPublic !== false || 'hidden'

/** The page as the host has it now. */
async function pageNow(context: OnProject): Promise<PublicPageData> {
  return (await context.api.query(GetPublicPage, placeOf(context), { requestPolicy: 'network-only' })).publicPage
}

async function change(context: OnProject, input: PublicPageChange): Promise<PublicPageData> {
  await context.api.mutate(SetPublicPage, { project: placeOf(context), input })
  return pageNow(context)
}

/** The address of the page. */
export function publicAddress(origin: string, token: string): string {
  return `${origin}/bp/${token}`
}

/** Opens the page to everybody who has its address. */
export const publishProject = defineAction({
  ...onProject,
  id: 'project.publish',
  title: 'Publish project',
  icon: GlobeIcon,
  keywords: [...words, 'switch on', 'make public'],
  plan: true,
  when: (context) => (context.projects[0].isPublic ? 'hidden' : isOpen(context)),
  async run(context): Promise<Outcome> {
    if ((await pageNow(context)).isOn) return { said: 'The public page is on already' }
    await change(context, { isOn: true })
    return { said: 'Anyone with its address can read the project now', undo: async () => void (await change(context, { isOn: false })) }
  },
})

/** Closes it; its address is gone for good, so that this asks once. */
export const unpublishProject = defineAction({
  ...onProject,
  id: 'project.unpublish',
  title: 'Unpublish project',
  icon: GlobeLockIcon,
  keywords: [...words, 'switch off', 'close'],
  when: (context) => (context.projects[0].isPublic ? isOpen(context) : 'hidden'),
  async run(context): Promise<Outcome | undefined> {
    if (!(await pageNow(context)).isOn) return { said: 'The public page is off already' }
    const sure = await context.ask.confirm({
      title: 'Unpublish this project?',
      text: 'Its public address shows nothing from now on, for good: published again the project has another one.',
      yes: 'Unpublish',
      no: 'Keep it public',
    })
    if (!sure) return undefined
    await change(context, { isOn: false })
    return {
      said: 'The project is not public any more',
      stays: 'The public address is gone for good. Publish the project again for another one.',
    }
  },
})

/** Copies the address for strangers. */
export const copyPublicLink = defineAction({
  ...onProject,
  id: 'project.copy-public-link',
  title: 'Copy public link',
  icon: CopyIcon,
  keywords: [...words, 'address', 'url'],
  when: isUp,
  async run(context): Promise<Outcome> {
    const { token } = await pageNow(context)
    if (token === null) return { said: OFF }
    await context.clipboard.write(publicAddress(context.origin, token))
    return { said: 'Public link copied' }
  },
})

/** Another address; the old one is dead at once, so that this asks once. */
export const refreshPublicLink = defineAction({
  ...onProject,
  id: 'project.refresh-public-link',
  title: 'Refresh public link',
  icon: RefreshCwIcon,
  keywords: [...words, 'new address', 'reset'],
  when: (context) => (isUp(context) === true ? isOpen(context) : 'hidden'),
  async run(context): Promise<Outcome | undefined> {
    if (!(await pageNow(context)).isOn) return { said: OFF }
    const sure = await context.ask.confirm({
      title: 'Give the public page another address?',
      text: 'The present one shows nothing from then on, also where it is open.',
      yes: 'Refresh',
      no: 'Keep it',
    })
    if (!sure) return undefined
    await context.api.mutate(RefreshPublicPage, { project: placeOf(context) })
    const { token } = await pageNow(context)
    if (token !== null) await context.clipboard.write(publicAddress(context.origin, token))
    return { said: 'The public page has another address; it is copied', stays: 'The former public address is dead for good.' }
  },
})

/** The page as a stranger sees it. */
export const previewPublicPage = defineAction({
  ...onProject,
  id: 'project.preview-public',
  title: 'Look at the public page',
  icon: EyeIcon,
  keywords: [...words, 'preview', 'as a stranger'],
  when: isUp,
  async run(context): Promise<Outcome | undefined> {
    const { token } = await pageNow(context)
    if (token === null) return { said: OFF }
    context.go.to(`/bp/${token}`)
    return undefined
  },
})

/** What the page shows from now on, made for one change and never registered. */
export function showPublicly(shows: NonNullable<PublicPageChange['shows']>, before: NonNullable<PublicPageChange['shows']>): Action {
  return defineAction({
    ...onProject,
    id: 'project.public-shows',
    title: 'Change what the public page shows',
    icon: ExternalLinkIcon,
    listed: false,
    when: isOpen,
    async run(context): Promise<Outcome> {
      await change(context, { shows })
      return { said: 'Saved', undo: async () => void (await change(context, { shows: before })) }
    },
  })
}

/** What can be done to the public page. */
export const actions: readonly Action[] = [publishProject, unpublishProject, copyPublicLink, refreshPublicLink, previewPublicPage]
