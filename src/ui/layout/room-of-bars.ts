/** Height of a bar at the top of the screen; unset if there is none. */
export const ROOM_ABOVE = '--room-above';

/** What the bar at the bottom of a phone covers, with its raised button; unset without one. */
export const ROOM_BELOW = '--room-below';

/** The `top` of elements that stick to the top of the screen. */
export const BELOW_BARS = `var(${ROOM_ABOVE}, 0px)`;

/** What covers the end of the page. */
export const ABOVE_BARS = `var(${ROOM_BELOW}, 0px)`;

/** So little height is left by large text or zoom that bars take a place in the page. */
export const IS_LOW = '@media (max-height: 400px)';
