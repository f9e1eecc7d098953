// The comment under the focus is what keys mean, with the rights that the viewer has by then.
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import type { CommentSubject } from './comment.ts'
import { useFocusedSubject } from './comment-focus.ts'

const NONE: readonly Permission[] = []
const EDIT: readonly Permission[] = ['EDIT']
const about = { workspaceSlug: 'acme', projectSlug: 'website', subject: 'TASK', subjectId: 't' } as const

function Comments() {
  const [viewerCan, setRights] = useState(NONE)
  const focus = useFocusedSubject(viewerCan, (id): CommentSubject => ({ id, about, viewerCan, author: 'ana' }))
  return (
    <>
      <ul {...focus}>
        <li data-comment="7">
          <button type="button">Seven</button>
        </li>
      </ul>
      <p data-testid="rights" onPointerEnter={() => setRights(EDIT)} />
    </>
  )
}

test('DISC-11 rights that come after the focus count for the comment that has it; without focus none is meant', () => {
  const world = renderFeature(<Comments />)
  const focused = () => world.actions.services.scene.get().focused.comment?.map(({ id, viewerCan }) => [id, viewerCan])
  act(() => screen.getByRole('button').focus())
  expect(focused()).toEqual([['7', NONE]])
  fireEvent.pointerEnter(screen.getByTestId('rights'))
  expect(focused()).toEqual([['7', EDIT]])
  act(() => screen.getByRole('button').blur())
  expect(focused()).toBeUndefined()
})
