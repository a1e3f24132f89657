/** Longest edge of a stored photo, in pixels; larger ones are shrunk on the device. */
export const PHOTO_EDGE_MAX = 1_600;
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024;
export const PHOTO_PIXELS_MAX = 50_000_000;
