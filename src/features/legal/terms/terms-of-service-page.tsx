import { PAGES } from '#shared/contract/pages';

import { LegalPage } from '../legal-page';
import { LIABILITY } from './liability';
import { PLANS } from './plans';
import { USE } from './use';

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
