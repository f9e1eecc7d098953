// What is said when a part of the app that is loaded on demand cannot be loaded.

/** The one message for it. */
export const LOAD_ERROR = 'This could not be opened. Reload the page and try again.'
