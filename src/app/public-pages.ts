import { PAGES } from '#shared/contract/pages';

interface PublicPage {
  path: string;
  /** Of its chunk, and of the file it is rendered into. */
  name: string;
  title: string;
  description: string;
}

/** Rendered at build time, so that they can be read and found without JavaScript. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: PAGES.landing,
    name: 'landing',
    title: 'Platelog: calorie counter for meals in words or by photo',
    description:
      'Describe a meal or take its photo and see calories, protein, carbs and fat at once, even with no signal. Every number shows where it comes from.',
  },
  {
    path: PAGES.login,
    name: 'login',
    title: 'Sign In · Platelog',
    description: 'Sign in to Platelog: your meals, your goals and your days, on this device too.',
  },
  {
    path: PAGES.privacyPolicy,
    name: 'privacy-policy',
    title: 'Privacy Policy · Platelog',
    description:
      'What Platelog keeps of you, where it is kept, who can see it, and how you get it back or have it deleted.',
  },
  {
    path: PAGES.termsOfService,
    name: 'terms-of-service',
    title: 'Terms of Service · Platelog',
    description:
      'What you may expect of Platelog and what it expects of you: accounts, plans, prices, cancelling, and health.',
  },
];
