/** What a page tells the worker at its start: files that the browser has thrown away are fetched again. */
export const KEEP_SHELL = 'KEEP_SHELL';
