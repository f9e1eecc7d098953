// What one does with the list of first steps.
import { ListChecksIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Services } from '#src/actions/services.ts'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { pathTo } from '#src/lib/paths.ts'
import { UpdateFirstSteps } from './first-steps.graphql.ts'
import { stepsOver } from './steps-over.ts'

/** Brings the list back, wherever it was put away (FIRST-06). */
export const showFirstSteps = defineAction({
  id: 'first.show',
  on: 'app',
  title: 'Show the checklist',
  icon: ListChecksIcon,
  group: 'account',
  seldom: true,
  keywords: ['first steps', 'getting started', 'onboarding', 'tour', 'tutorial', 'learn'],
  when: ({ viewer }) => (viewer ? true : 'hidden'),
  async run({ api, go, scene, viewer }) {
    await api.mutate(UpdateFirstSteps, { input: { shows: true } })
    writeStored(stepsOver, '')
    // It stands on the landing page and on those of projects.
    if (!scene.get().project) go.to(pathTo('workspace'))
    return { undo: () => putAway({ api, viewer }) }
  },
})

/** Puts the list away for good. */
async function putAway({ api, viewer }: Pick<Services, 'api' | 'viewer'>): Promise<void> {
  await api.mutate(UpdateFirstSteps, { input: { shows: false } })
  writeStored(stepsOver, viewer?.username ?? '')
}

/** Puts the list away; the button on it. */
export const hideFirstSteps = defineAction({
  id: 'first.hide',
  on: 'app',
  title: 'Hide the checklist',
  icon: ListChecksIcon,
  group: 'account',
  listed: false,
  async run({ api, viewer }) {
    await putAway({ api, viewer })
    return {
      said: 'Hidden. “Show the checklist” brings it back',
      undo: async () => {
        await api.mutate(UpdateFirstSteps, { input: { shows: true } })
        writeStored(stepsOver, '')
      },
    }
  },
})

/** Everything about it. */
export const actions: readonly Action[] = [showFirstSteps, hideFirstSteps]
