// The product with one heavy task in its sample world, as a process of its own.
import { fillTask } from '#tests/kit/heavy-task.ts'
import { runPart } from './child.ts'
import { openProductPage } from './product-page.ts'

await runPart(() =>
  openProductPage('mia', async (host) => {
    const { uuid } = await fillTask(host)
    return `/acme/projects/website/overview?task=${uuid}`
  }),
)
