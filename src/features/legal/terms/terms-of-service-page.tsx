import { PAGES } from '#shared/contract/pages';
import { PRICE } from '#shared/rules/plan';

import { useHost } from '../../../http/host';
import { format } from '../../../ui/words/format';
import { LegalPage } from '../legal-page';
import { atSite, type Chapter, toMailbox } from '../legal-page';
import { messages } from './messages';

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'who',
    title: messages.whomYouDealWith,
    text: [
      (host) => format(messages.operator, { at: atSite(host), controller: host.controller }),
      (host) => format(messages.toReachUs, { mailbox: toMailbox(host) }),
    ],
  },
  {
    id: 'service',
    title: messages.whatPlatelogDoes,
    text: [messages.aboutPlatelog],
  },
  {
    id: 'health',
    title: messages.notMedicalAdvice,
    text: [messages.figuresAreEstimates],
  },
  {
    id: 'account',
    title: messages.yourAccount,
    text: [[messages.minimumAge, messages.onePerson, messages.keepPasswordSecret]],
  },
  {
    id: 'fair-use',
    title: messages.fairUse,
    text: [messages.forbiddenUse],
  },
  {
    id: 'your-content',
    title: messages.whatYouEnterStaysYours,
    text: [messages.yourContent],
  },
  {
    id: 'plans',
    title: messages.freeAndPremium,
    text: [
      [
        ({ freeUploads }) => format(messages.freePlan, { freeUploads }),
        format(messages.premiumPerMonth, { price: PRICE.label }),
      ],
      ({ trial }) =>
        trial === ''
          ? messages.premiumPaidFromFirstDay
          : format(messages.premiumFreeAtFirst, { trial }),
    ],
  },
  {
    id: 'renewal',
    title: messages.renewalAndCancelling,
    text: [messages.renewalEachMonth],
  },
  {
    id: 'refunds',
    title: messages.refunds,
    text: [messages.noPartialRefunds],
  },
  {
    id: 'prices',
    title: messages.changesOfPrice,
    text: [messages.priceChangesAnnounced],
  },
  {
    id: 'uptime',
    title: messages.availability,
    text: [messages.uptimeTarget],
  },
  {
    id: 'liability',
    title: messages.liability,
    text: [messages.liabilityLimits],
  },
  {
    id: 'end',
    title: messages.endOfAgreement,
    text: [messages.endingTheAgreement],
  },
  {
    id: 'changes',
    title: messages.changesToTheseTerms,
    text: [messages.howTermsChange],
  },
];

/** Said only where something is sold. */
const OF_PAYING: readonly string[] = ['renewal', 'refunds', 'prices'];

const WITHOUT_PRICES = CHAPTERS.filter(({ id }) => !OF_PAYING.includes(id)).map((chapter) =>
  chapter.id === 'plans' ? { ...chapter, text: [messages.everybodyHasPremium] } : chapter,
);

export function TermsOfServicePage() {
  const { premiumForAll } = useHost();
  return (
    <LegalPage
      title={messages.termsOfService}
      lead={messages.termsLead}
      chapters={premiumForAll ? WITHOUT_PRICES : CHAPTERS}
      other={{ to: PAGES.privacyPolicy, title: messages.privacyPolicy }}
    />
  );
}
