import { PAGES } from '#shared/contract/pages';

import { LegalPage } from '../legal-page';
import { RIGHTS } from './rights';
import { WHAT_IS_KEPT } from './what-is-kept';
import { WHO_SEES_IT } from './who-sees-it';

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
