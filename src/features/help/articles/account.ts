import { PRICE } from '#shared/rules/plan';

import type { Chapter } from './article';

export const ACCOUNT: Chapter = {
  title: 'Plan, data and privacy',
  articles: [
    {
      id: 'plans',
      title: 'The free plan and Premium',
      also: 'price cost pay subscription upgrade cancel trial limit uploads images money billing card refund',
      text: [
        ({ premiumForAll, freeUploads }) =>
          premiumForAll
            ? 'Everybody on this server has Premium, and pays nothing for it: unlimited uploads of photos, nutrition insights (“My week”) and priority for your photos. Described meals are never counted.'
            : `The free plan has ${freeUploads}. Described meals are never counted. Premium costs ${PRICE.label} a month, has unlimited uploads, and adds nutrition insights (“My week”) and priority for your photos. All nutrients are free.`,
        ({ premiumForAll }) =>
          premiumForAll
            ? 'There is no price and nothing to buy. If you paid for Premium before, you can cancel that in your profile.'
            : 'You can cancel in your profile at any time. Uploads stay unlimited until the day to which you have paid. If payments are not set up on this server, there is no Premium to buy. A photo that cannot be read does not cost you one of your uploads.',
      ],
    },
    {
      id: 'account-settings',
      title: 'Email, password, passkeys and two-step sign-in',
      also: 'change address forgot reset security 2fa passkey fingerprint face id webauthn code authenticator recovery login account settings name',
      text: [
        'Change your name, email and password in your profile. “Forgot your password?” on the sign-in page sends you a link if this server can send mail. If not, ask the person who runs it.',
        'Two-step sign-in asks for a code from an app on your phone after your password. Keep the recovery codes somewhere safe, in case you lose your phone.',
      ],
    },
    {
      id: 'passkeys',
      title: 'Passkeys',
      also: 'passkey fingerprint face id touch pin security key sign in without password webauthn',
      text: [
        'A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password or a code. Add one in your profile, then choose “Sign in with a passkey”. You need to be online, and an address that begins with https://. If you lose the device, sign in with your password and remove the passkey.',
      ],
    },
    {
      id: 'export',
      title: 'Export your data',
      also: 'download backup csv json zip spreadsheet excel save copy',
      text: [
        '“Export my data” in your profile makes a ZIP: your diary as JSON and CSV, your photos and your account. Offline, it has what is on your device. You can import the file again.',
      ],
    },
    {
      id: 'import',
      title: 'Import from another app',
      also: 'myfitnesspal cronometer lose it waistline nutritrace csv move switch transfer',
      text: [
        '“Import a file” in your profile reads exports of Platelog, Cronometer, MyFitnessPal, Lose It, Waistline and NutriTrace. For any other CSV, you choose the columns. The file is read on your device.',
        'You see what comes in, and what is left out and why, before anything is saved. Each import can be undone on the device that made it.',
      ],
    },
    {
      id: 'privacy',
      title: 'Who sees your data',
      also: 'private secret ai provider consent share sell location personal gdpr health notes',
      text: [
        'Your meals are on your devices and on this server. Nothing of a meal goes to an AI before you agree to that provider by name. Your notes are sent only if you choose that, too. “Privacy choices” in your profile changes each answer, for what comes after it.',
        'The Privacy Policy names who runs this server and who else gets data.',
      ],
    },
    {
      id: 'delete-account',
      title: 'Sign out, or delete your account',
      also: 'remove erase leave close quit logout sign out deletion',
      text: [
        'Signing out deletes your meals, photos and weights from that device. They stay on the server. If some entries are not there yet, you are asked what to do with them first.',
        '“Delete my account” in your profile deletes everything on the server at once, and on each of your devices as soon as Platelog runs there with a connection. It cannot be undone. Export your data first if you want to keep it.',
      ],
    },
    {
      id: 'hosting',
      title: 'Run Platelog on your own server',
      also: 'self host hosting install docker server open source license code node github',
      text: [
        'Platelog is free software under the MIT license, made to be run by yourself. A server needs Node 20.19 or newer; “npm install && npm start” builds and serves it, and no setting is required. Other devices need https.',
        'Its docs explain how to host it, back it up, and add an AI provider, mail or payments. Without those, everything works but the reading of photos by an AI, mails, and paid plans.',
      ],
    },
  ],
};
