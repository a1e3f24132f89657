/** Texts of notifications. Others can read them on a locked screen. */
export const messages = {
  // show-reminders.ts
  dailyTitle: 'Platelog',
  dailyBody: 'Anything to log today? Tap to open your diary.',
  limitTitle: 'Platelog',
  limitBody: 'Your free photo analyses are used up. You can go on in words.',
};
