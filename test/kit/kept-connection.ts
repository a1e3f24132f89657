/**
 * For calls of `page.request`, which keeps its connections: a server closes one that was idle for five
 * seconds, at times in the moment in which it is used. A browser asks again then, by itself; this does too.
 */
export const KEPT_CONNECTION = { maxRetries: 1 };
