import type { Chapter } from '../legal-text';

export const WHO_SEES_IT: readonly Chapter[] = [
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
