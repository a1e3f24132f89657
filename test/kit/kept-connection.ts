/**
 * For calls of `page.request`, which keeps connections alive: a server closes one that was idle for five seconds,
 * sometimes just when it is used. A browser retries then; this does too.
 */
export const KEPT_CONNECTION = { maxRetries: 1 };
