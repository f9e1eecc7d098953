// The AI-Task modal: a suggestion for the title, the description and the labels, each looked at before it is taken over (AI-01..08).
import { useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { TabPanel, Tabs } from '#src/ui/controls/tabs.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { SuggestedTask, type SuggestedTaskData } from './ai.graphql.ts'
import * as styles from './ai-dialog.css.ts'
import { DescriptionSuggestion } from './description-suggestion.tsx'
import { LabelsSuggestion } from './labels-suggestion.tsx'
import { type AiTask, suggestDescription, suggestLabels, suggestTitle } from './suggest.ts'
import { TitleSuggestion } from './title-suggestion.tsx'
import { useSuggestion } from './use-suggestion.ts'

const tabs = [
  { value: 'title', label: 'Title' },
  { value: 'description', label: 'Description' },
  { value: 'labels', label: 'Labels' },
] as const
type TabName = (typeof tabs)[number]['value']

/** A closed plan gate has its text in place of the tabs (PLAN-03, AI-08). */
export function AiDialog({ task, viewerCan, onClose }: DialogProps['task.ai'] & { onClose: () => void }) {
  const paid = viewerCan.includes('PAID')
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={task.code ? `AI-Task ${task.code}` : 'AI-Task'} width={paid ? 720 : 480}>
      {paid ? <Suggestions address={task} /> : <p className={styles.gate}>{upgradeText}</p>}
    </Dialog>
  )
}

function Suggestions({ address }: { address: AiTask }) {
  const { workspaceSlug, projectSlug, id } = address
  const read = useRead({ query: SuggestedTask, variables: { workspaceSlug, projectSlug, id } })
  const { data, error } = read
  if (data?.task) return <Panels task={data.task} address={{ workspaceSlug, projectSlug, id }} />
  if (error || data) return <ReadFailure inline read={read} what="the task" />
  return (
    <Loading>
      <div className={styles.strip} aria-hidden>
        {tabs.map(({ value, label }) => (
          <Skeleton key={value} width={label.length * 6} />
        ))}
      </div>
      <div className={styles.panel} />
    </Loading>
  )
}

function Panels({ task, address }: { task: SuggestedTaskData; address: AiTask }) {
  const { api } = useActions().services
  const [tab, setTab] = useState<TabName>('title')
  const [seen, setSeen] = useState<readonly TabName[]>(['title'])
  const title = useSuggestion(
    () => suggestTitle(api, address),
    true,
    (text) => (text === '' ? 'Nothing better is known than this title.' : 'A title is suggested.'),
  )
  const description = useSuggestion(
    () => suggestDescription(api, address),
    seen.includes('description'),
    (text) => (text === '' ? 'Nothing better is known than this description.' : 'A description is suggested.'),
  )
  const labels = useSuggestion(
    () => suggestLabels(api, address),
    seen.includes('labels'),
    (found) => (found.length === 0 ? 'No label fits.' : 'Labels are suggested.'),
  )
  const show = (next: TabName) => {
    setTab(next)
    setSeen((before) => [...before, next])
  }
  return (
    <Tabs label="Suggestions" value={tab} onChange={show} tabs={tabs} className={styles.tabs}>
      <TabPanel value="title" className={styles.panel}>
        <TitleSuggestion task={task} address={address} suggestion={title} />
      </TabPanel>
      <TabPanel value="description" className={styles.panel}>
        <DescriptionSuggestion task={task} address={address} suggestion={description} />
      </TabPanel>
      <TabPanel value="labels" className={styles.panel}>
        <LabelsSuggestion task={task} address={address} suggestion={labels} />
      </TabPanel>
    </Tabs>
  )
}
