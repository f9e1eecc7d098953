// Stock cmdk over the same tasks and commands: its own filter, its own rendering, nothing tuned.
import { Command } from 'cmdk'
import { corpusCommands } from '#src/lib/search/search-corpus.ts'
import type { BenchTask } from './entities.ts'

/** cmdk as its README shows it. */
export function StockPalette({ tasks }: { tasks: readonly BenchTask[] }) {
  return (
    <Command.Dialog open label="Stock palette">
      <Command.Input autoFocus />
      <Command.List style={{ maxHeight: 432, overflow: 'auto' }}>
        <Command.Empty>No results.</Command.Empty>
        <Command.Group heading="Commands">
          {corpusCommands.map(({ title, keywords = [] }) => (
            <Command.Item key={title} value={title} keywords={[...keywords]}>
              {title}
            </Command.Item>
          ))}
        </Command.Group>
        <Command.Group heading="Tasks">
          {tasks.map((task) => (
            <Command.Item key={task.id} value={`${task.code} ${task.title}`}>
              {task.code} {task.title}
            </Command.Item>
          ))}
        </Command.Group>
      </Command.List>
    </Command.Dialog>
  )
}
