// A person as every answer names them.

/** A person who can be assigned or shown; the id is the username. */
export interface PersonSubject {
  id: string
  username: string
  name: string
  avatar: string | null
  headline: string | null
}
