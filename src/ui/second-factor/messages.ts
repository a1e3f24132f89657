export const messages = {
  code: 'Code',
  sixDigits: 'Six digits, from your authenticator app.',
  useARecoveryCode: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  oneOfThoseThatYouKept: 'One of those that you kept when you set this up. Each works once.',
  useACodeFromTheApp: 'Use a code from the app',
  platelogRecoveryCodes:
    'Platelog recovery codes. Each signs you in once in place of a code from your authenticator app.',
  eachOfTheseSignsYouIn:
    'Each of these signs you in once, if you lose your phone. Keep them where others cannot see them: they are shown only now.',
  recoveryCodes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  iHaveKeptThem: 'I have kept them',
  scanThisWithAnAuthenticatorApp:
    'Scan this with an authenticator app on your phone, such as the one of your password manager. Is the app on this device?',
  openItHere: 'Open it here',
  qrCodeForYourAuthenticatorApp: 'QR code for your authenticator app',
  orEnterThisKeyByHand: 'Or enter this key by hand:',
  key: 'Key',
  copyKey: 'Copy key',
  continue: 'Continue',
  youNeedAnAuthenticatorAppOn:
    'You need an authenticator app on your phone. Enter your password to begin; you need to be online.',
  password: 'Password',
  turnOn: 'Turn on',
  codeFromTheApp: 'Code from the app',
  sixDigitsItShowsNewOnes: 'Six digits. It shows new ones every half minute.',
  oneMoment: 'One moment...',
};
