import { COMMON } from '../ui/words/common-messages';

export const messages = {
  // failures/error-boundary.tsx
  thisScreenFailed: 'This screen failed',
  entriesAreSafe: 'Your entries are safe on this device. Reloading the page usually helps.',
  moveIfReloadFails:
    'If not, move to fresh storage. Your unsynced entries move along, and the rest loads from the server.',
  // failures/missing-page.tsx
  offline: 'Offline',
  newVersion: 'New version',
  pageNeedsConnectionOnce: 'This page needs a connection once',
  pageNotOnThisDevice:
    'It is not on this device yet. It opens as soon as you are back online, and then works offline, too.',
  tryAgain: COMMON.tryAgain,
  stillOffline: 'Still offline',
  newerVersionExists: 'There is a newer version',
  pageNeedsNewVersion:
    'This page needs the new version of Platelog. What you logged stays on this device.',
  loadTheNewVersion: 'Load the new version',
  // failures/move-to-fresh-storage.tsx
  moving: 'Moving...',
  moveToFreshStorage: 'Move to fresh storage',
  unsyncedEntriesUnreadable:
    'Your unsynced entries could not be read, so nothing was changed. Reload, then try again.',
  movedChangesAndPhotos:
    'Moved {changes, plural, one {# unsynced change} other {# unsynced changes}} and {photos, plural, one {# photo} other {# photos}}. The rest loads from the server. Reload to continue.',
  // banners/top-bars.tsx
  newVersionReady: 'A new version is ready. Everything you saved is safe.',
  otherTabHasNewVersion:
    'Another tab has loaded a new version. Everything you saved is safe. Reload to continue in this one.',
  versionsDiffer:
    'The app and the server are different versions, so nothing syncs. Everything you saved is safe on this device. Reload to get the matching version.',
  dataChangedByNewerVersion:
    'A newer version of Platelog has changed the data on this device. Everything you saved is safe. Reload to continue.',
  later: 'Later',
  olderVersionOpenElsewhere:
    'An older version of Platelog is open in another window. Close that window to continue here.',
  storageNotResponding:
    'The storage of this browser is not responding. Your entries are still in it.',
  // shared by several files
  loading: 'Loading',
  reload: 'Reload',
};
