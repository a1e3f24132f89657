/** From page to worker when a user is signed in: cache the files that only signed-in users need. */
export const MEMBER_IS_HERE = 'MEMBER_IS_HERE';

/** From page to worker when nobody is signed in any more: a logout may still have to reach the server. */
export const MEMBER_LEFT = 'MEMBER_LEFT';

/** From page to worker: fetch shell files again if the browser has evicted some. */
export const KEEP_SHELL = 'KEEP_SHELL';

/** The tag of the browser's sync event, which wakes the worker. */
export const WAKE_UP_TAG = 'platelog-sync';
