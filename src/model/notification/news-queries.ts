// What marking notifications touches: opening a task marks its own, while the task is being read.

/** The queries, by name, whose answers marks may change (INBOX-10). */
export const NEWS_QUERIES: readonly string[] = ['ListNotifications', 'ListInbox', 'UnreadCounts']
