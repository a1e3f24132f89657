/** Height of a bar at the top of the screen; unset if there is none. */
export const ROOM_ABOVE = '--room-above';

/** Height that the bottom bar of a phone covers, with its raised button; unset if there is none. */
export const ROOM_BELOW = '--room-below';

/** Width of the rail at the left, without the safe area; unset if there is none. */
export const ROOM_BESIDE = '--room-beside';

/** The `top` of elements that stick to the top of the screen. */
export const BELOW_BARS = `var(${ROOM_ABOVE}, 0px)`;

/** Height of the bars that cover the end of the page. */
export const ABOVE_BARS = `var(${ROOM_BELOW}, 0px)`;

/** Width of the rail that covers the left of the page. */
export const BESIDE_RAIL = `var(${ROOM_BESIDE}, 0px)`;

/** So little height, because of large text or zoom, that bars scroll with the page instead of sticking. */
export const IS_LOW = '@media (max-height: 400px)';

/** A phone in landscape, which has little height. */
const IS_SIDEWAYS = '(max-height: 430px) and (min-width: 480px)';

/** The navigation is a slim rail, also on landscape phones that are as wide as a tablet. */
export const HAS_SLIM_RAIL = `@media ${IS_SIDEWAYS}`;

export const HAS_WIDE_RAIL = '@media (min-width: 900px) and (min-height: 430.05px)';

/** For code that places the navigation in the tab order. */
export const HAS_RAIL = `(min-width: 900px), ${IS_SIDEWAYS}`;

/** Width of the rail in px, without the safe area. */
export const RAIL = { slim: 80, wide: 104 } as const;
