// Asks for suggestions, with the fixed sentences of their failures.
import type { Api } from '#src/data/api.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { type LabelIdea, SuggestDescription, SuggestLabels, SuggestTitle } from './ai.graphql.ts'

/** The address of a task, as the gateway's `TaskRef` wants it. */
export interface AiTask {
  workspaceSlug: string
  projectSlug: string
  id: string
}

/** A suggestion, and whether rules made it. */
export interface Suggested<T> {
  value: T
  byRules: boolean
}

/** A model may think for half a minute, and the gateway waits as long (DEFECT-24); in ms. */
const TIMEOUT_MS = 35_000

/** A title; rejects with the sentence of AI-05. */
export async function suggestTitle(api: Api, task: AiTask): Promise<Suggested<string>> {
  const { text, byRules } = await api
    .mutate(SuggestTitle, { task }, { timeoutMs: TIMEOUT_MS })
    .catch(saying('Unable to load suggested title.'))
  return { value: text ?? '', byRules }
}

/** A description as HTML; rejects with the sentence of AI-06. */
export async function suggestDescription(api: Api, task: AiTask): Promise<Suggested<string>> {
  const { text, byRules } = await api
    .mutate(SuggestDescription, { task }, { timeoutMs: TIMEOUT_MS })
    .catch(saying('Unable to load suggested description.'))
  return { value: text ?? '', byRules }
}

/** Labels; a failure is an empty list and only logged (AI-07). */
export async function suggestLabels(api: Api, task: AiTask): Promise<Suggested<readonly LabelIdea[]>> {
  try {
    const { labels, byRules } = await api.mutate(SuggestLabels, { task }, { timeoutMs: TIMEOUT_MS })
    return { value: labels, byRules }
  } catch (error) {
    console.warn('The labels were not suggested:', error)
    return { value: [], byRules: false }
  }
}
