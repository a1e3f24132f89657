import { LegalPage } from '../legal-page';
import { LIABILITY } from './liability';
import { PLANS } from './plans';
import { USE } from './use';

const CHAPTERS = [...USE, ...PLANS, ...LIABILITY];

export function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you may expect of Platelog, what it costs, and what we ask of you. By making an account you agree to it."
      chapters={CHAPTERS}
    />
  );
}
