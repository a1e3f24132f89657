import { PAGES } from '#shared/contract/pages';
import { FREE_IMAGES, PRICE } from '#shared/rules/plan';

import { LegalPage } from './legal-page';
import { type Chapter, toMailbox } from './legal-text';

const USE: readonly Chapter[] = [
  {
    id: 'who',
    title: 'Whom you deal with',
    text: [
      ({ operator, site }) =>
        `Platelog${site === '' ? '' : ` at ${site}`} is operated by ${operator} (“we”). These terms are between you and us.`,
      (host) => `To reach us, write ${toMailbox(host)}.`,
    ],
  },
  {
    id: 'service',
    title: 'What Platelog does',
    text: [
      'You set your weight and fitness goals and log what you eat by photo or in words. Platelog works out calories and nutrients and, from your goals and what you log, personalised recommendations. It works without signal; what you enter then reaches the server later.',
    ],
  },
  {
    id: 'health',
    title: 'Not medical advice',
    text: [
      'Figures are estimates, from tables of foods and from software that can be wrong about what is on a plate and how much of it. They are no diagnosis and no treatment. Do not rely on them alone where a wrong figure could harm you: allergies, diabetes, pregnancy, kidney disease, medicines, or an eating disorder. Talk to a doctor or a dietitian before you change how you eat for such a reason.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    text: [
      [
        'You must be at least 13 years old. If you are not yet of age where you live, a parent or guardian has to agree.',
        'One person, one account. What you tell us when you sign up should be true.',
        'Keep your password to yourself. What is done with your account counts as done by you, until you tell us that somebody else has got in.',
      ],
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: [
      'Please do not break into the service or into accounts of others, overload it, get around its limits, resell it, or upload pictures that are against the law or show people who have not agreed. You may use the API with your own account. We may close an account that does such things; where it is possible we ask first.',
    ],
  },
  {
    id: 'your-content',
    title: 'What you enter stays yours',
    text: [
      'Your meals, photos and notes belong to you. You allow us to store and process them so that the service can work for you, and for nothing else. You can take them with you: “Export my data” in your profile gives you all of it in one file.',
    ],
  },
];

const PLANS: readonly Chapter[] = [
  {
    id: 'plans',
    title: 'Free and Premium',
    text: [
      [
        `Free: as many meals in words as you like, and ${FREE_IMAGES} image uploads in the life of the account.`,
        `Premium: ${PRICE.label} per month, with unlimited image uploads, advanced nutrition insights and priority AI analysis.`,
      ],
      ({ trial }) =>
        trial === ''
          ? 'Premium is paid from the day on which you subscribe.'
          : `Premium is free for the first ${trial}. If you cancel before that time is over, you pay nothing.`,
    ],
  },
  {
    id: 'renewal',
    title: 'Renewal and cancelling',
    text: [
      'A subscription renews automatically each month, at the price of the day, until you cancel it. You can cancel at any time, in your profile, with one button. What you have paid for stays yours until the end of the month that is paid.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds',
    text: [
      'There are no refunds for partial months. Rights that the law of your country gives you, such as a right of withdrawal, are not touched by this.',
    ],
  },
  {
    id: 'prices',
    title: 'Changes of price',
    text: [
      'We announce a change of price at least 30 days ahead. If you do not agree, cancel before it applies.',
    ],
  },
];

const LIABILITY: readonly Chapter[] = [
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

const CHAPTERS = [...USE, ...PLANS, ...LIABILITY];

export function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you may expect of Platelog, what it costs, and what we ask of you. By creating an account you agree to it."
      chapters={CHAPTERS}
      other={{ to: PAGES.privacyPolicy, title: 'Privacy Policy' }}
    />
  );
}
