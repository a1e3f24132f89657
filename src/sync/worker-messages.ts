/** Of the browser's sync event, which wakes the worker. */
export const WAKE_UP_TAG = 'platelog-sync';
