import { toMailbox, type Chapter } from '../legal-text';

export const WHAT_IS_KEPT: readonly Chapter[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    text: [
      ({ operator, site }) =>
        `Platelog${site === '' ? '' : ` at ${site}`} is operated by ${operator}. In this text “we” means the operator, and “you” means whoever uses the app.`,
      (host) =>
        `Questions about your data, or anything else here: write ${toMailbox(host)}. A person reads it.`,
    ],
  },
  {
    id: 'what-we-keep',
    title: 'What we keep',
    text: [
      'Only what the app needs to do its work:',
      [
        'Your account: first and last name, email address, and your password as a hash from which it cannot be read back. Until you have confirmed a new address, that one too. If you turn on two-step sign-in, also the key that you have given to your authenticator app, and hashes of your recovery codes.',
        'Your profile: your weight and fitness goals, current and target weight, height, age, gender, activity level and timeline.',
        'Your meals: descriptions, photos, notes, times, and the calories and nutrients worked out for them, with what an AI provider has answered, where one is asked.',
        'Your foods: those that you have entered or scanned, your favourites, and what you have told the app that your words for a food mean.',
        'Your weight entries, where you record them.',
        ({ trial }) =>
          `Your plan: whether it is free or paid, which images were counted and when, and references to your payments, refunds and disputes at the payment provider.${trial === '' ? '' : ' Where you have had a free trial, also a fingerprint of your email address and one of your card, made with a secret of this server, from which neither can be read back.'}`,
        'Your devices: a random number for each, the version of its app, when it was last in touch, and how often its sync went wrong.',
        'Mails that we send you, until they are sent: text and address are deleted then, and a fingerprint of the address stays for a day, to count what goes there. Those that could not be delivered are kept for 30 days, without a link that was in them.',
        'Where you are signed in: the kind of browser and system, the shortened network address of the last use, and when it began and was used last. Your profile shows it; it is deleted when you sign out there, or when the session has ended by itself.',
        'Messages that you send us through the contact form: your name, email address, subject and message.',
        'Reports of failures that you have read and sent: what failed, where in our code, on which page and in which browser. They hold no name, address or meal and are not tied to your account. They are deleted after 90 days.',
      ],
      'To keep the service safe we hold, for a while, technical records: the time of a request, the address that was asked for, the account and the network that it came from, and counts by network address that stop guessing and flooding. They do not hold what you eat.',
      'Weight, food and goals can say something about your health. You give them to us to be worked with in the app, and we use them for that and nothing else.',
    ],
  },
  {
    id: 'on-your-device',
    title: 'What is kept on your own device',
    text: [
      'Platelog works without signal. For that, your profile, meals, photos, weights and foods are kept in the storage of your browser first, and sent to the server when it can be reached. Whoever can open your unlocked device and browser can read them.',
      [
        'Signing out deletes them from the device, without signal too. If something has not reached the server yet, you are asked first, and may leave your copy on the device for your next visit. It is not encrypted there.',
        'If the app fails, up to 20 reports of it are kept on the device. You can read and delete them; none is sent unless you send it. Photos that another app shares with Platelog wait there for your answer, a day at most.',
        'On a device that is not yours, tick “This is a shared device” when you sign in: then nothing is kept in the browser’s storage, and you are signed out when the tab is closed.',
        'Your password and your session are in no storage that a script of the page can read.',
      ],
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    text: [
      'There are two cookies, and both are needed. One keeps you signed in, for 90 days after your last visit and a year at most. The other remembers for 400 days that you have signed in on this device, so that strangers who guess at your password cannot lock you out here, and so that we can tell you of a sign-in on a new one; it signs nobody in, and a shared device does not get it. Administrators have two of their own. On the page where a card is entered the payment provider may set its own, to tell people from fraud. There are no cookies for advertising or for following you, and no measuring of visits by third parties.',
    ],
  },
];
