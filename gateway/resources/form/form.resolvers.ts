// Forms by which people outside send tasks: for those who work on a project, and for those outside.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { ProjectRef } from '../../schema-types.d.ts'
import { deletion, orNull, payload } from '../payload.ts'
import { permissionsAt } from '../project/project-rights.ts'
import * as calls from './form.calls.ts'
import { getPublicForm, submitPublicForm } from './public-form.calls.ts'

/** Names of the host's fields in inputs. */
const names = { closes_on: 'closesOn', daily_limit: 'dailyLimit' }

/** A form with the address of its project, by which its rights are asked for. */
function placed({ workspaceSlug, projectSlug }: ProjectRef, form: Awaited<ReturnType<typeof calls.getForm>>) {
  return { ...form, at: { workspaceSlug, projectSlug } } satisfies calls.FormParent
}

function written(project: ProjectRef, write: () => ReturnType<typeof calls.getForm>) {
  return payload(async () => ({ form: placed(project, await write()) }), { form: null }, names)
}

/** Fields of Query, Mutation and Form. */
export const formResolvers = {
  Query: {
    forms: async (_, ref, { rest }) => (await calls.listForms(rest, addressOf(ref))).map((form) => placed(ref, form)),
    async form(_, { id, ...ref }, { rest }) {
      const form = await orNull(calls.getForm(rest, addressOf(ref), id))
      return form && placed(ref, form)
    },
    submissions: (_, { formId, state, page, perPage, ...ref }, { rest }) =>
      calls.listSubmissions(rest, addressOf(ref), formId, {
        state: state?.toLowerCase(),
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      }),
    publicForm: (_, { token }, { rest }) => orNull(getPublicForm(rest, token)),
  },
  Mutation: {
    createForm: (_, { project, input }, { rest }) => written(project, () => calls.createForm(rest, addressOf(project), input.title, input)),
    updateForm: (_, { project, id, version, input }, { rest }) =>
      written(project, () => calls.updateForm(rest, addressOf(project), id, version, input)),
    setFormState: (_, { project, id, state }, { rest }) =>
      written(project, () => calls.stepForm(rest, addressOf(project), id, { state: state.toLowerCase() })),
    refreshFormAddress: (_, { project, id }, { rest }) => written(project, () => calls.stepForm(rest, addressOf(project), id, 'token')),
    followForm: (_, { project, id, follow }, { rest }) => written(project, () => calls.stepForm(rest, addressOf(project), id, { follow })),
    deleteForm: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteForm(rest, addressOf(project), id)),
    judgeSubmissions: (_, { project, formId, ids, state }, { rest }) =>
      payload(async () => ({ submissions: await calls.judgeSubmissions(rest, addressOf(project), formId, ids, state.toLowerCase()) }), {
        submissions: null,
      }),
    submitPublicForm: (_, { token, input }, { rest }) => payload(() => submitPublicForm(rest, token, input), { thanks: null }),
  },
  Form: {
    viewerCan: ({ at }, _, { rest }) => (at ? permissionsAt(rest, at.workspaceSlug, at.projectSlug) : null),
  },
} satisfies Resolvers
