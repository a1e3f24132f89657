import { COMMON } from '../words/common-messages';

export const messages = {
  // passkey-button.tsx
  signInWithAPasskey: 'Sign in with a passkey',
  waitingForYourDevice: 'Waiting for your device...',
  // passkeys-panel.tsx
  added: 'Added {createdAt}',
  lastUsed: 'last used {lastUsedAt}',
  neverUsed: 'not used yet',
  onAllYourDevices: 'on all your devices',
  ofAnotherAddress: 'It is for {site} and does not work here.',
  rename: 'Rename',
  renameNamed: 'Rename {name}',
  removeNamed: COMMON.removeNamed,
  // passkey-dialogs.tsx
  addWords:
    'Your phone, your computer or your password manager keeps the passkey. You open it as you unlock the device: with your fingerprint, your face or its PIN. Enter your password to start.',
  continue: 'Continue',
  oneMoment: COMMON.oneMoment,
  password: 'Password',
  cancel: 'Cancel',
  notAdded: 'Passkey not added',
  passkeyAdded: 'Passkey added',
  canSignIn: 'From now on you can sign in with {name}.',
  renamePasskey: 'Rename the passkey',
  name: 'Name',
  save: 'Save',
  notRenamed: 'Not renamed',
  removePasskey: 'Remove this passkey?',
  removeWords:
    'It no longer signs in after that. You can also delete it where you keep your passwords and passkeys.',
  notRemoved: 'Passkey not removed',
  passkeyRemoved: 'Passkey removed',
  noLongerSignsIn: '{name} no longer signs in.',
  // passkey-problem-words.ts
  cancelled: 'It was closed, or took too long. Nothing has changed.',
  known: 'This device already has a passkey for your account.',
  notHere: 'Passkeys of this server work at its own address only. You opened it by another one.',
  unsupported:
    'This browser has no passkeys here. They need an up-to-date browser, and an address that begins with https://.',
  offline: COMMON.needsServer,
  failed: 'The device could not do it. Please try again.',
  // shared by several files
  addAPasskey: 'Add a passkey',
  remove: 'Remove',
};
