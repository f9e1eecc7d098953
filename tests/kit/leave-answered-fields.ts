// After a file of tests: the fields that gateways answered it are left where tests/gateway/coverage.test.ts looks for them.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { nameOfAnswered } from './answered-fields.ts'
import { answeredFields } from './graphql-post.ts'

afterAll(async () => {
  const fields = answeredFields.take()
  const folder = process.env.ANSWERED_FIELDS
  if (!folder) throw new Error('Answered fields are left in the folder of answered-fields-setup.ts.')
  await writeFile(join(folder, nameOfAnswered(expect.getState().testPath ?? '')), JSON.stringify(fields))
})
