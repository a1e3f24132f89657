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
      (host) =>
        format(messages.platelogIsOperatedByWe, { at: atSite(host), controller: host.controller }),
      (host) => format(messages.toReachUs, { mailbox: toMailbox(host) }),
    ],
  },
  {
    id: 'service',
    title: messages.whatPlatelogDoes,
    text: [messages.youSetYourWeightAndFitness],
  },
  {
    id: 'health',
    title: messages.notMedicalAdvice,
    text: [messages.figuresAreEstimates],
  },
  {
    id: 'account',
    title: messages.yourAccount,
    text: [[messages.youMustBeAtLeast13, messages.onePerson, messages.keepYourPasswordToYourself]],
  },
  {
    id: 'fair-use',
    title: messages.fairUse,
    text: [messages.pleaseDoNotBreakIntoThe],
  },
  {
    id: 'your-content',
    title: messages.whatYouEnterStaysYours,
    text: [messages.yourMealsPhotosAndNotesBelong],
  },
  {
    id: 'plans',
    title: messages.freeAndPremium,
    text: [
      [
        ({ freeUploads }) => format(messages.freeAsManyMealsInWords, { freeUploads }),
        format(messages.premiumPerMonth, { price: PRICE.label }),
      ],
      ({ trial }) =>
        trial === ''
          ? messages.premiumIsPaidFromTheDay
          : format(messages.premiumIsFreeForTheFirst, { trial }),
    ],
  },
  {
    id: 'renewal',
    title: messages.renewalAndCancelling,
    text: [messages.aSubscriptionRenewsAutomaticallyEachMonth],
  },
  {
    id: 'refunds',
    title: messages.refunds,
    text: [messages.thereAreNoRefundsForPartial],
  },
  {
    id: 'prices',
    title: messages.changesOfPrice,
    text: [messages.weAnnounceAChangeOfPrice],
  },
  {
    id: 'uptime',
    title: messages.availability,
    text: [messages.weAimForAnUptimeOf],
  },
  {
    id: 'liability',
    title: messages.liability,
    text: [messages.theServiceIsOfferedAsIt],
  },
  {
    id: 'end',
    title: messages.theEndOfTheAgreement,
    text: [messages.youMayDeleteYourAccountAt],
  },
  {
    id: 'changes',
    title: messages.changesToTheseTerms,
    text: [messages.weMayChangeTheseTermsFor],
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
      lead={messages.whatYouMayExpectOfPlatelog}
      chapters={premiumForAll ? WITHOUT_PRICES : CHAPTERS}
      other={{ to: PAGES.privacyPolicy, title: messages.privacyPolicy }}
    />
  );
}
