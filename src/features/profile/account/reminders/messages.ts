import { COMMON } from '../../../../ui/words/common-messages';

export const messages = {
  // reminders-card.tsx
  reminders: 'Reminders',
  aboutReminders:
    'Off until you choose them. One a day at most, and none in your quiet hours. They say nothing of what you eat or weigh.',
  saveYourGoalsFirst: 'Save your goals first: your choice of reminders is kept with them.',
  off: 'Off',
  byEmail: 'By email',
  asANotification: 'As a notification',
  whenNothingIsLogged: 'When no meal is logged',
  whenFreePhotosUsedUp: 'When free photos are used up',
  remindMeAt: 'From',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  sentAt: 'At {time}, by the clock of {zone}.',
  sentAfterQuietHours: 'At {time}, when your quiet hours end, by the clock of {zone}.',
  neverSent:
    'Nothing comes: the rest of the day is quiet. Choose an earlier time, or shorter quiet hours.',
  mailIsNotSetUp: 'No email comes: mail is not set up on this server.',
  pushIsNotSetUp: 'No notification comes: they are not set up on this server.',
  pleaseTryAgain: COMMON.pleaseTryAgain,
  // notifications-here.tsx
  notificationsHere: 'Notifications in this browser',
  youHaveBlockedThem:
    'They are blocked for this site. You can allow them in the settings of your browser.',
  addToHomeScreenFirst:
    'Add Platelog to your home screen first, and open it there: then you can turn them on.',
  notInThisBrowser: 'This browser has none. Choose email, or use another browser.',
  oneMoment: COMMON.oneMoment,
  needsTheServer: 'You can turn them on here when you are online.',
  aboutPushServices:
    'They come through the maker of your browser, such as Google, Mozilla, Apple or Microsoft, who learns that there is one and not what it says. They end when you sign out here.',
  turnOnHere: 'Turn on in this browser',
  onInThisBrowser: 'On in this browser',
  turnOff: 'Turn off',
  notTurnedOn: 'Not turned on',
  youSaidNo: 'You can allow notifications another time.',
  browserFailed: 'The browser could not do it. Check your connection and try again.',
  // shared by several files
  notSaved: COMMON.notSaved,
};
