/** From page to worker when someone is signed in: cache the files that only members need. */
export const MEMBER_IS_HERE = 'MEMBER_IS_HERE';

/** From page to worker when nobody is signed in any more: a sign-out may still be owed to the server. */
export const MEMBER_LEFT = 'MEMBER_LEFT';

/** From page to worker: fetch shell files again that the browser has evicted. */
export const KEEP_SHELL = 'KEEP_SHELL';

/** Of the browser's sync event, which wakes the worker. */
export const WAKE_UP_TAG = 'platelog-sync';
