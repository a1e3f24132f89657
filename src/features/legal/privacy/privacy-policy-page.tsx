import { PAGES } from '#shared/contract/pages';

import { LegalPage } from '../legal-page';
import { type Chapter, toMailbox } from '../legal-text';
import { WHAT_IS_KEPT } from './what-is-kept';
import { WHO_SEES_IT } from './who-sees-it';

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
