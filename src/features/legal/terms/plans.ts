import type { Chapter } from '../legal-text';

export const PLANS: readonly Chapter[] = [
  {
    id: 'plans',
    title: 'Free and Premium',
    text: [
      [
        'Free: as many meals in words as you like, and 3 image uploads in the life of the account.',
        'Premium: $12.99 per month, with unlimited image uploads, advanced nutrition insights and priority AI analysis.',
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
