import manifest from '../../package.json';

/** The version of the app, told to the server with every round. */
export const APP_VERSION = manifest.version;
