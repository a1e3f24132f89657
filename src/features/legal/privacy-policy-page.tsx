import { PAGES } from '#shared/contract/pages';

import { LegalPage } from './legal-page';
import { type Chapter, toMailbox } from './legal-text';

const WHAT_IS_KEPT: readonly Chapter[] = [
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

const WHO_SEES_IT: readonly Chapter[] = [
  {
    id: 'why',
    title: 'What we use it for',
    text: [
      [
        'To show you your meals, your figures and your progress, on all your devices.',
        'To work out nutrition, targets and personalised recommendations from your weight and fitness goals and from what you log.',
        'To run your account and your plan, and to answer you.',
        'To keep the service safe and working.',
      ],
      'We do not sell your data, show you advertising, or let others do so.',
    ],
  },
  {
    id: 'others',
    title: 'Who else sees it',
    text: [
      'Nobody, unless the operator has switched on one of these services, and then only what it needs:',
      [
        'An AI provider, where one is set up, receives the photos, descriptions and notes of meals that are to be analysed, without your name and email address. Where none is set up, nothing is sent.',
        'Open Food Facts, where it is switched on, receives the number of a barcode that you scan, from our server and not from your device.',
        'The payment provider receives your name, your email address and what a card payment needs when you subscribe. Your card number goes to it directly and never to us.',
        'A mail service, where one is set up, delivers the mails that we send you.',
      ],
      'The administrators of this server can see accounts and plans, and read messages to us, in order to help you. The app does not show them your meals, photos or weights. Every access of theirs is logged.',
      'If the law obliges us to hand something over, we hand over no more than it demands.',
    ],
  },
  {
    id: 'photos',
    title: 'Photos',
    text: [
      'A photo is made smaller on your device, and what the camera wrote into it, such as the place, is removed before it is sent. On the server it is made anew from its pixels. Only you can open it there.',
    ],
  },
  {
    id: 'safety',
    title: 'How we protect it',
    text: [
      'Connections are encrypted where this site is opened by https. Passwords are kept as hashes by a method made for them, sessions as hashes too. Pages take no scripts from other sites, save the one where a card is entered, which takes the payment provider’s. No protection is perfect: if something happens to your data that puts you at risk, we tell you without delay.',
    ],
  },
];

const RIGHTS: readonly Chapter[] = [
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: [
      'For as long as you have an account. What you delete goes from your other devices with their next sync, and from the server after 30 days. The changes that your devices have sent are kept for 90 days, to answer questions; what is left for up to 400 days is the note that something was deleted, so that no device brings it back.',
      ({ trial }) =>
        `When you delete your account, all that belongs to it goes from the server at once. A number without a name stays, by which your devices learn of it, and lines with that number in the log of the administrators.${trial === '' ? '' : ' The fingerprints of a free trial stay for two years, so that nobody has a second one.'} Messages to us stay until we delete them, backups until they are overwritten, and records of payments, at the payment provider, for as long as tax law demands.`,
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    text: [
      'Wherever you live, you may:',
      [
        'see what we hold of you, most of it in the app itself;',
        'correct it, in the app, or by asking us;',
        'take it with you: “Export my data” in your profile gives you everything in formats that other programs read;',
        'have your account and all that belongs to it deleted for good, by “Delete my account” in your profile;',
        'object to a use of your data, or have it restricted;',
        'complain to the data protection authority of your country.',
      ],
      (host) =>
        `What the app does not offer as a button, you get by writing ${toMailbox(host)}. We answer within 30 days, and it costs nothing.`,
    ],
  },
  {
    id: 'age',
    title: 'Minimum age',
    text: [
      'Platelog is for people who are at least 13 years old. We keep no data of younger children knowingly; if you know of an account that belongs to one, tell us, and we delete it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this text',
    text: [
      'If we change how we treat your data, we change this page and its effective date first. Of changes that matter to you we tell you in the app or by mail before they apply.',
    ],
  },
];

const CHAPTERS = [...WHAT_IS_KEPT, ...WHO_SEES_IT, ...RIGHTS];

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What you eat and weigh is yours. This page says what Platelog keeps of it, where, for whom, and how you get it back or have it deleted."
      chapters={CHAPTERS}
      other={{ to: PAGES.termsOfService, title: 'Terms of Service' }}
    />
  );
}
