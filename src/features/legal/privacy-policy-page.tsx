import { PAGES } from '#shared/contract/pages';

import { format } from '../../ui/words/format';

import { LegalPage } from './legal-page';
import { type Chapter, toMailbox } from './legal-text';
import { messages } from './messages';

const WHAT_IS_KEPT: readonly Chapter[] = [
  {
    id: 'who-we-are',
    title: messages.whoWeAre,
    text: [
      ({ operator, site }) =>
        format(messages.platelogIsOperatedBy, { site: site === '' ? '' : ` at ${site}`, operator }),
      (host) => format(messages.questionsAboutYourData, { host: toMailbox(host) }),
    ],
  },
  {
    id: 'what-we-keep',
    title: messages.whatWeKeep,
    text: [
      messages.onlyWhatTheAppNeedsTo,
      [
        messages.yourAccountFields,
        messages.yourProfile,
        messages.yourMeals,
        messages.yourFoods,
        messages.yourWeightEntries,
        ({ trial }) =>
          format(messages.yourPlan, { trial: trial === '' ? '' : messages.whereYouHaveHadAFree }),
        messages.yourDevices,
        messages.mailsThatWeSendYou,
        messages.whereYouAreSignedIn,
        messages.messagesThatYouSendUsThrough,
        messages.reportsOfFailuresThatYouHave,
      ],
      messages.toKeepTheServiceSafeWe,
      messages.weightFoodAndGoalsCanSay,
    ],
  },
  {
    id: 'on-your-device',
    title: messages.whatIsKeptOnYourOwn,
    text: [
      messages.platelogWorksWithoutSignal,
      [
        messages.signingOutDeletesThemFromThe,
        messages.ifTheAppFails,
        messages.onADeviceThatIsNot,
        messages.yourPasswordAndYourSessionAre,
      ],
    ],
  },
  {
    id: 'cookies',
    title: messages.cookies,
    text: [messages.thereAreTwoCookies],
  },
];

const WHO_SEES_IT: readonly Chapter[] = [
  {
    id: 'why',
    title: messages.whatWeUseItFor,
    text: [
      [
        messages.toShowYouYourMeals,
        messages.toWorkOutNutrition,
        messages.toRunYourAccountAndYour,
        messages.toKeepTheServiceSafeAnd,
      ],
      messages.weDoNotSellYourData,
    ],
  },
  {
    id: 'others',
    title: messages.whoElseSeesIt,
    text: [
      messages.nobodyUnlessTheOperatorHasSwitched,
      [
        messages.anAiProvider,
        messages.openFoodFacts,
        messages.thePaymentProviderReceivesYourName,
        messages.aMailService,
      ],
      messages.theAdministratorsOfThisServerCan,
      messages.ifTheLawObligesUsTo,
    ],
  },
  {
    id: 'photos',
    title: messages.photos,
    text: [messages.aPhotoIsMadeSmallerOn],
  },
  {
    id: 'safety',
    title: messages.howWeProtectIt,
    text: [messages.connectionsAreEncryptedWhereThisSite],
  },
];

const RIGHTS: readonly Chapter[] = [
  {
    id: 'how-long',
    title: messages.howLongWeKeepIt,
    text: [
      messages.forAsLongAsYouHave,
      ({ trial }) =>
        format(messages.whenYouDeleteYourAccount, {
          rest: trial === '' ? '' : messages.theFingerprintsOfAFreeTrial,
        }),
    ],
  },
  {
    id: 'your-rights',
    title: messages.yourRights,
    text: [
      messages.whereverYouLive,
      [
        messages.seeWhatWeHoldOfYou,
        messages.correctIt,
        messages.takeItWithYou,
        messages.haveYourAccountAndAllThat,
        messages.objectToAUseOfYour,
        messages.complainToTheDataProtectionAuthority,
      ],
      (host) => format(messages.whatTheAppDoesNotOffer, { host: toMailbox(host) }),
    ],
  },
  {
    id: 'age',
    title: messages.minimumAge,
    text: [messages.platelogIsForPeopleWhoAre],
  },
  {
    id: 'changes',
    title: messages.changesToThisText,
    text: [messages.ifWeChangeHowWeTreat],
  },
];

const CHAPTERS = [...WHAT_IS_KEPT, ...WHO_SEES_IT, ...RIGHTS];

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title={messages.privacyPolicy}
      lead={messages.whatYouEatAndWeighIs}
      chapters={CHAPTERS}
      other={{ to: PAGES.termsOfService, title: messages.termsOfService }}
    />
  );
}
