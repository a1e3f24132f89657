/** From page to worker: fetch shell files again that the browser has evicted. */
export const KEEP_SHELL = 'KEEP_SHELL';
