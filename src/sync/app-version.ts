import manifest from '../../package.json';

// Set when the bundle is built.
declare const PLATELOG_BUILD: string | undefined;

export const APP_VERSION = manifest.version;

/** Sent with every request. Two builds have the same value only if their sources are the same. */
export const BUILD = typeof PLATELOG_BUILD === 'undefined' ? APP_VERSION : PLATELOG_BUILD;
