import manifest from '../../package.json';

// Written into the bundle when it is made.
declare const PLATELOG_BUILD: string | undefined;

/** The version of the app, for people to read. */
export const APP_VERSION = manifest.version;

/** The number of this build, told to the server with every round: equal for equal sources, and for no others. */
export const BUILD = typeof PLATELOG_BUILD === 'undefined' ? APP_VERSION : PLATELOG_BUILD;
