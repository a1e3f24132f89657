import { PAGES } from '#shared/contract/pages';
import { FREE_IMAGES, PRICE } from '#shared/rules/plan';

import { format } from '../../ui/words/format';

import { LegalPage } from './legal-page';
import { atSite, type Chapter, toMailbox } from './legal-page';
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
        format(messages.freeAsManyMealsInWords, { freeImages: FREE_IMAGES }),
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

export function TermsOfServicePage() {
  return (
    <LegalPage
      title={messages.termsOfService}
      lead={messages.whatYouMayExpectOfPlatelog}
      chapters={CHAPTERS}
      other={{ to: PAGES.privacyPolicy, title: messages.privacyPolicy }}
    />
  );
}
