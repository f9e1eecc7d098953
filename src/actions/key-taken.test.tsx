// The key that a button shows is the one that runs it.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ActionById } from './action-button.tsx'

const place = { workspaceSlug: 'acme', projectSlug: 'website', viewerCan: ['EDIT', 'ADMIN', 'PAID'] }
const form = { ...place, id: 'f-1', title: 'Bug report', state: 'OPEN', version: 1 }
const answer = { ...place, id: 's-1', formId: 'f-1', state: 'NEW', answers: [], task: { id: 't-1' } }

test('SCREEN-04 FORM-09 the button of a row that no key means shows no key that would do something else', async () => {
  const { actions } = renderFeature(
    <>
      <ActionById id="submission.accept" subjects={{ submission: [answer] } as never} />
      <ActionById id="form.publish" subjects={{ form: [form] } as never} />
    </>,
    { actions: registry.all },
  )
  const { scene } = actions.services
  const keys = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-keyshortcuts') !== null)
  act(() => scene.set({ form } as never))
  await until(() => expect(keys()).toEqual([false, true]))
  act(() => scene.list({ kind: 'submission', rows: [answer], many: true } as never))
  await until(() => expect(keys()).toEqual([false, false]))
  act(() => scene.activate('s-1'))
  await until(() => expect(keys()).toEqual([true, false]))
})
