/** Height of a bar at the top of the screen; unset if there is none. */
export const ROOM_ABOVE = '--room-above';

/** What the bar at the bottom of a phone covers, with its raised button; unset without one. */
export const ROOM_BELOW = '--room-below';

/** The width of the rail at the left, without what the edge of the screen takes; unset without one. */
export const ROOM_BESIDE = '--room-beside';

/** The `top` of elements that stick to the top of the screen. */
export const BELOW_BARS = `var(${ROOM_ABOVE}, 0px)`;

/** What covers the end of the page. */
export const ABOVE_BARS = `var(${ROOM_BELOW}, 0px)`;

/** What covers the left of the page. */
export const BESIDE_RAIL = `var(${ROOM_BESIDE}, 0px)`;

/** So little height is left by large text or zoom that bars take a place in the page. */
export const IS_LOW = '@media (max-height: 400px)';

/** A phone that is held sideways: what it lacks is height. */
const IS_SIDEWAYS = '(max-height: 430px) and (min-width: 480px)';

/** The navigation is a slim rail, also on a phone that is as wide as a tablet. */
export const HAS_SLIM_RAIL = `@media ${IS_SIDEWAYS}`;

export const HAS_WIDE_RAIL = '@media (min-width: 900px) and (min-height: 430.05px)';

/** For what the order of the keys depends on. */
export const HAS_RAIL = `(min-width: 900px), ${IS_SIDEWAYS}`;

/** Its width in px, without what the edge of the screen takes. */
export const RAIL = { slim: 80, wide: 104 } as const;
