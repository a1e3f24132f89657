import { COMMON } from '../words/common-messages';

export const messages = {
  // code-field.tsx
  code: 'Code',
  sixDigits: 'Six digits, from your authenticator app.',
  useARecoveryCode: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  oneOfYourRecoveryCodes: 'One of the codes you saved when you set this up. Each works once.',
  useACodeFromTheApp: 'Use a code from the app',
  // recovery-codes.tsx
  platelogRecoveryCodes:
    'Platelog recovery codes. Each one signs you in once, without a code from your authenticator app.',
  aboutRecoveryCodes:
    'If you lose your phone, each of these codes signs you in once. Save them in a safe place now. You will not see them again.',
  recoveryCodes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  iSavedThem: 'I saved them',
  // set-up-steps.tsx
  scanWithAuthenticatorApp:
    'Scan this with an authenticator app on your phone. Many password managers have one. Is the app on this device?',
  openItHere: 'Open it here',
  qrCodeForAuthenticatorApp: 'QR code for your authenticator app',
  orEnterKey: 'Or enter this key:',
  key: 'Key',
  copyKey: 'Copy key',
  continue: 'Continue',
  needsAuthenticatorApp:
    'You need to be online, with an authenticator app on your phone. Enter your password to start.',
  password: 'Password',
  turnOn: 'Turn on',
  codeFromTheApp: 'Code from the app',
  sixDigitsChanging: 'Six digits. They change every 30 seconds.',
  oneMoment: COMMON.oneMoment,
  // copied-toast.ts
  copied: 'Copied',
  pasteItSomewhereSafe: 'Paste it somewhere safe.',
  notCopied: 'Not copied',
  notAllowedByBrowser: 'This browser does not allow it. Select the text and copy it.',
};
