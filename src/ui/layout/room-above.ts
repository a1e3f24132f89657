/** Name of the length that a bar takes at the top of the screen; there may be none. */
export const ROOM_ABOVE = '--room-above';

/** Where something stays that keeps to the top of the screen while the page is scrolled. */
export const BELOW_BARS = `var(${ROOM_ABOVE}, 0px)`;
