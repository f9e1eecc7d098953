// Files that are read piece by piece from the database.

/** The same pieces, the first of them already read: what the database refuses is refused before a file has begun. */
export async function begun<Piece>(pieces: AsyncGenerator<Piece>): Promise<AsyncGenerator<Piece>> {
  const first = await pieces.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* pieces
  })()
}
