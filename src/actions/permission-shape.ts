// Which permissions may be believed when they come out of storage.
import { listOf, oneOf, type Reader } from '#src/data/storage/shape.ts'
import type { Permission } from './subject.ts'

/** The permissions this client knows. */
export const permissions: Reader<Permission[]> = listOf(oneOf<Permission>('EDIT', 'ADMIN', 'OWN', 'CREATE_PROJECT', 'PAID'))
