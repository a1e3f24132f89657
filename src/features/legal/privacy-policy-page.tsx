import { PAGES } from '#shared/contract/pages';

import { format } from '../../ui/words/format';

import { LegalPage } from './legal-page';
import { atSite, type Chapter, toMailbox } from './legal-page';
import { messages } from './messages';

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'who-we-are',
    title: messages.whoWeAre,
    text: [
      (host) =>
        format(messages.platelogIsOperatedBy, { at: atSite(host), controller: host.controller }),
      (host) => format(messages.questionsAboutThis, { mailbox: toMailbox(host), dpo: host.dpo }),
    ],
  },
  {
    id: 'what-we-keep',
    title: messages.whatWeKeep,
    text: [
      messages.onlyWhatTheAppNeedsTo,
      [
        messages.yourAccountFields,
        messages.yourAnswers,
        messages.yourProfile,
        messages.yourMeals,
        messages.yourFoods,
        messages.yourWeightEntries,
        messages.whichDaysAreComplete,
        messages.yourRecipes,
        messages.yourMealPlan,
        messages.yourMealSlots,
        messages.yourShoppingList,
        messages.yourFoodRules,
        messages.yourDayNotes,
        messages.yourMeasurements,
        messages.yourFasts,
        messages.yourExpecting,
        messages.yourWater,
        messages.yourAwards,
        messages.yourTargets,
        messages.yourOwnTargets,
        ({ trial }) =>
          format(messages.yourPlan, { trial: trial === '' ? '' : messages.whereYouHaveHadAFree }),
        messages.yourDevices,
        messages.whereYouAreSignedIn,
        messages.receiptsOfChanges,
        messages.workThatWaits,
        messages.mailsThatWeSendYou,
        messages.yourReminders,
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
        messages.signingOutDeletesThem,
        messages.ifTheAppFails,
        messages.aMealThatYouTry,
        messages.whatYouShare,
        messages.onADeviceThatIsNot,
        messages.yourPasswordAndYourSessionAre,
        messages.whatStaysOnTheDevice,
      ],
    ],
  },
  {
    id: 'cookies',
    title: messages.cookies,
    text: [messages.thereAreTwoCookies],
  },
  {
    id: 'why',
    title: messages.whatWeUseItFor,
    text: [
      [
        messages.toShowYouYourMeals,
        messages.toWorkOutNutrition,
        messages.toHaveAnAiProviderRead,
        messages.toRemindYou,
        messages.toRunYourAccountAndYour,
        messages.toKeepTheServiceSafeAnd,
      ],
      messages.theArticlesAreOfTheGdpr,
      messages.whatYouHaveAgreedTo,
      messages.youNeedNotGiveUs,
      messages.nothingIsDecidedByAMachine,
      messages.weDoNotSellYourData,
    ],
  },
  {
    id: 'others',
    title: messages.whoElseSeesIt,
    text: [
      messages.onlyTheseAndOnly,
      [
        ({ recipients: { ai } }) => format(messages.anAiProvider, { ai }),
        ({ recipients: { barcodes } }) => format(messages.aBarcodeDatabase, { barcodes }),
        messages.theSiteOfARecipe,
        messages.theMakerOfYourBrowser,
        ({ recipients: { payments } }) => format(messages.aPaymentProvider, { payments }),
        ({ recipients: { mails } }) => format(messages.aMailService, { mails }),
        ({ recipients: { push } }) => format(messages.aPushService, { push }),
        ({ recipients: { signIn } }) => format(messages.aSignInService, { signIn }),
        ({ recipients: { hosting } }) => format(messages.theOwnerOfTheMachine, { hosting }),
      ],
      messages.theAdministratorsOfThisServerCan,
      messages.providersInOtherCountries,
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
    text: [messages.connectionsAreEncryptedWhereThisSite, messages.noProtectionIsPerfect],
  },
  {
    id: 'how-long',
    title: messages.howLongWeKeepIt,
    text: [
      messages.forAsLongAsYouHave,
      [
        messages.anEntryThatYouDelete,
        messages.receiptsAreKeptFor,
        messages.aSessionEnds,
        messages.messagesReportsAndCounts,
      ],
      messages.whenYouDeleteYourAccount,
      [
        messages.aNumberWithoutAName,
        messages.linesInTheLogs,
        ({ trial }) => (trial === '' ? '' : messages.fingerprintsOfAFreeTrial),
        messages.messagesToUs,
        messages.recordsOfPayments,
        messages.backups,
      ],
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
        messages.takeBackWhatYouAgreedTo,
        messages.objectToAUseOfYour,
        messages.complainToTheDataProtectionAuthority,
      ],
      (host) => format(messages.whatTheAppDoesNotOffer, { mailbox: toMailbox(host) }),
    ],
  },
  {
    id: 'age',
    title: messages.minimumAge,
    text: [messages.platelogIsForPeopleWhoAre, messages.from13To17],
  },
  {
    id: 'changes',
    title: messages.changesToThisText,
    text: [messages.ifWeChangeHowWeTreat],
  },
];

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
