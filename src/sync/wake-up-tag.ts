/** Names the browser's wake-up between the page that asks for it and the worker that gets it. */
export const WAKE_UP_TAG = 'platelog-sync';
