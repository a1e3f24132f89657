import { PAGES } from '#shared/contract/pages';

import { messages } from './messages';

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
    title: messages.platelogCalorieCounterForMealsIn,
    description: messages.describeAMealOrTakeIts,
  },
  {
    path: PAGES.login,
    name: 'login',
    title: messages.signInPlatelog,
    description: messages.signInToPlatelog,
  },
  {
    path: PAGES.privacyPolicy,
    name: 'privacy-policy',
    title: messages.privacyPolicyPlatelog,
    description: messages.whatPlatelogStoresAboutYou,
  },
  {
    path: PAGES.termsOfService,
    name: 'terms-of-service',
    title: messages.termsOfServicePlatelog,
    description: messages.whatYouCanExpect,
  },
];
