export const WAKE_UP_TAG = 'platelog-sync';
