// How large a file of another product may be, for host and gateway alike.

/** In bytes (IMPORT-01): exports are larger than what people attach, so that `UPLOAD_LIMIT` holds for them only where it allows more. */
const MOST_IMPORTED = 100_000_000

/** The largest file that is brought in where files of at most `uploadLimit` bytes may be attached. */
export const importLimit = (uploadLimit: number): number => Math.max(uploadLimit, MOST_IMPORTED)
