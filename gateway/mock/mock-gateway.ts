// The gateway without a host: everything of it is real but the other end of its REST calls.
import { createGateway, type Gateway } from '../gateway.ts'
import { mockCatalogueRoutes } from './mock-catalogue.ts'
import { mockClientRoutes } from './mock-clients.ts'
import { mockDocumentRoutes } from './mock-documents.ts'
import { mockFormRoutes } from './mock-forms.ts'
import { mockHost } from './mock-host.ts'
import { mockInvoiceRoutes } from './mock-invoices.ts'
import { createMockMemory } from './mock-memory.ts'
import { mockMoveRoutes } from './mock-moves.ts'
import { mockNoteRoutes } from './mock-notes.ts'
import { mockAccountRoutes, mockPlaceRoutes } from './mock-places.ts'
import { mockPublicRoutes } from './mock-public.ts'
import { mockRecurrenceRoutes } from './mock-recurrences.ts'
import { mockRockstarRoutes } from './mock-rockstars.ts'
import { mockSchema } from './mock-schema.ts'
import { mockSprintRoutes } from './mock-sprints.ts'
import { mockTaskPartRoutes } from './mock-task-parts.ts'
import { mockTaskRoutes } from './mock-tasks.ts'
import { mockTeamRoutes } from './mock-team.ts'
import { mockThreadRoutes } from './mock-threads.ts'
import { mockTimeRoutes } from './mock-time.ts'
import { mockWikiRoutes } from './mock-wiki.ts'

/** Builds the mock; sign-in works with any credentials, changes last until it is closed. */
export function createMockGateway({ graphiql }: { graphiql: boolean }): Gateway {
  const memory = createMockMemory()
  const parts = mockTaskPartRoutes(memory)
  const clients = mockClientRoutes(memory)
  const connection = mockHost({
    ...mockPlaceRoutes(memory),
    ...mockAccountRoutes(),
    ...mockCatalogueRoutes(memory),
    ...mockSprintRoutes(memory),
    ...mockDocumentRoutes(memory),
    ...mockTaskRoutes(memory),
    ...mockMoveRoutes(memory),
    ...parts,
    ...mockThreadRoutes(memory, parts),
    ...mockTimeRoutes(memory),
    ...mockWikiRoutes(memory),
    ...mockNoteRoutes(memory),
    ...mockRockstarRoutes(memory),
    ...mockRecurrenceRoutes(memory),
    ...mockPublicRoutes(memory),
    ...clients,
    ...mockInvoiceRoutes(memory, (uuid) => clients['GET /clients/:uuid/']?.({ query: {}, ids: { uuid }, body: {} } as never)),
    ...mockFormRoutes(memory),
    ...mockTeamRoutes(memory),
  })
  return createGateway({
    hostUrl: 'http://mock.invalid',
    connection,
    schema: mockSchema(),
    graphiql,
    production: false,
    log: { error: (details, message) => console.error(message, details) },
  })
}
