// How large a file that is brought in may be, for host and gateway alike.

/** A file of another product, in bytes (IMPORT-01): exports are larger than what people attach, so that `UPLOAD_LIMIT` holds for them only where it allows more. */
const MOST_IMPORTED = 100_000_000
/** An archive of our own, whose files are in it. */
const MOST_ARCHIVE = 2_000_000_000

/** The largest file of another product where files of at most `uploadLimit` bytes may be attached. */
export const sheetLimit = (uploadLimit: number): number => Math.max(uploadLimit, MOST_IMPORTED)

/** The largest file that is brought in, an archive; what is none is refused above `sheetLimit`. */
export const importLimit = (uploadLimit: number): number => Math.max(uploadLimit, MOST_ARCHIVE)
