/** Height of a bar at the top of the screen; unset if there is none. */
export const ROOM_ABOVE = '--room-above';

/** The `top` of elements that stick to the top of the screen. */
export const BELOW_BARS = `var(${ROOM_ABOVE}, 0px)`;
