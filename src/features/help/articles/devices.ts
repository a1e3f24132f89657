import type { Chapter } from './article';

export const DEVICES: Chapter = {
  title: 'Devices and sync',
  articles: [
    {
      id: 'offline',
      title: 'What works without signal',
      also: 'offline internet network airplane connection',
      text: [
        'Logging, editing, your diary, weight, goals, progress and this help work offline on a device that you are signed in on. Everything is saved on your device first.',
        'These need a connection: signing up and in, changing your email or password, paying, deleting your account, an AI, and looking up new barcodes.',
      ],
    },
    {
      id: 'sync',
      title: 'Sync, and what waits',
      also: 'synced waiting pending upload server not sent lost entries refused',
      text: [
        'Changes go to the server by themselves as soon as it can be reached. Only what waits, failed or needs you is shown. “Sync” in your profile tells how many entries wait, and has “Sync now”.',
        'If the server does not accept an entry, it stays on your device and the sync page says why. Nothing is thrown away without you. “Check with the server” compares what both hold.',
      ],
    },
    {
      id: 'several-devices',
      title: 'Use several devices',
      also: 'phone computer tablet second new device sign in sessions conflict',
      text: [
        'Sign in on each device. All of them get all your entries. If you change the same thing on two devices, the later change counts, field by field. A deletion wins.',
        '“Signed-in devices” in your profile lists where you are signed in, and ends a session that is not yours. A device stays signed in for 90 days after its last use, and for a year at most.',
      ],
    },
    {
      id: 'reminders',
      title: 'Reminders',
      also: 'remind notification push email unsubscribe quiet hours alarm forget',
      text: [
        '“Reminders” in your profile turns them on: when no meal is logged, or once when your free photos are used up, by email or as a notification. They are off until you choose them. There is one a day at most, at your hour and in the time zone of the device you use, and none in your quiet hours.',
        'Notifications are turned on in each browser. On an iPhone or iPad, add Platelog to the home screen first. Signing out ends them there. Each email has a link that ends them without signing in. What you logged without signal is not known to the server yet, so a reminder may come all the same.',
      ],
    },
    {
      id: 'shared-device',
      title: 'Use a shared device',
      also: 'public computer library friend borrow private',
      text: [
        'Tick “This is a shared device” when you sign in. Then nothing that you enter is kept on it. Closing or reloading the tab signs you out, and the session ends after 12 hours at the latest.',
        'What has not synced by then is lost, so this needs a connection. You cannot pay on a shared device.',
      ],
    },
    {
      id: 'home-screen',
      title: 'Put Platelog on your home screen',
      also: 'install app iphone ipad android safari icon add to home screen storage',
      text: [
        'On an iPhone or iPad, open Platelog in Safari, tap ••• next to the address, then “Share”, then “Add to Home Screen”. In older versions, Share is in the bar itself. Where another browser offers it, Today shows “Install” once you have logged a meal.',
        'On an iPhone or iPad, the app on the home screen has its own storage: sync first, then sign in there once. Safari clears the data of sites that you have not opened for a week, but keeps that of apps on the home screen.',
      ],
    },
    {
      id: 'keyboard',
      title: 'Keyboard shortcuts',
      also: 'keys arrows shortcut ctrl cmd escape tab accessibility',
      text: [
        'Ctrl+Enter or Cmd+Enter saves the meal from any field of the form. Ctrl+Z or Cmd+Z undoes while “Undo” is shown. F8 goes to a shown message and back. Escape closes what is open, and asks before it drops what you entered.',
        'In the diary, the left and right arrow keys go from day to day, and Home goes to today. In a food search, the up and down arrows go through the results. In a chart, the arrow keys go from column to column.',
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      also: 'screen reader voiceover talkback nvda zoom large text contrast blind motion forced colors',
      text: [
        'Screen readers hear what was saved, the shown day, the open question and how many foods a search has found. Each chart has a sentence above it and can be shown as a table.',
        'The pages hold at 200 % text and 400 % zoom, follow reduced motion, and keep their marks in forced colors. If something stands in your way, please write to us.',
      ],
    },
  ],
};
