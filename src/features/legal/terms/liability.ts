import type { Chapter } from '../legal-text';

export const LIABILITY: readonly Chapter[] = [
  {
    id: 'uptime',
    title: 'Availability',
    text: [
      'We aim for an uptime of 99.9% a month. It is a target, not a guarantee: servers need care, and networks fail. The app on your device goes on working meanwhile, and what you enter is not lost.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    text: [
      'The service is offered as it is. We are liable without limit for intent, gross negligence and harm to life, body or health. Otherwise we are liable, as far as the law allows, only for foreseeable damage, and at most for what you have paid us in the twelve months before.',
    ],
  },
  {
    id: 'end',
    title: 'The end of the agreement',
    text: [
      'You may delete your account at any time, in your profile. What you have entered goes with it; the Privacy Policy says what little stays, and for how long. If we ever end the service, we tell you at least 30 days ahead, so that you can take your data with you, and return what you have paid for time that is still to come.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    text: [
      'We may change these terms for good reason, such as a new feature or a new law. We change this page and its effective date, and tell you of what matters at least 30 days before. If you go on using Platelog after that, the new terms apply.',
    ],
  },
];
