// Comes before React: it keeps of every element where it was made, for people at a browser's tools. Here nobody looks, and it takes a good part of the time.
import * as React from 'react'

// What React does where the browser has no such thing, or where too many elements were made within a second: the elements go without.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Number.MAX_VALUE, set: () => undefined })
