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
      (host) => format(messages.operator, { at: atSite(host), controller: host.controller }),
      (host) => format(messages.questionsAboutThis, { mailbox: toMailbox(host), dpo: host.dpo }),
    ],
  },
  {
    id: 'what-we-keep',
    title: messages.whatWeKeep,
    text: [
      messages.onlyWhatIsNeeded,
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
          format(messages.yourPlan, { trial: trial === '' ? '' : messages.freeTrialFingerprints }),
        messages.yourDevices,
        messages.yourSessions,
        messages.receiptsOfChanges,
        messages.workThatWaits,
        messages.yourMails,
        messages.yourReminders,
        messages.yourMessages,
        messages.yourFailureReports,
      ],
      messages.technicalRecords,
      messages.healthDataConsent,
    ],
  },
  {
    id: 'on-your-device',
    title: messages.keptOnYourDevice,
    text: [
      messages.worksWithoutSignal,
      [
        messages.signingOutDeletes,
        messages.ifTheAppFails,
        messages.triedMeal,
        messages.whatYouShare,
        messages.sharedDevice,
        messages.scriptsCannotReadPassword,
        messages.staysAfterSigningOut,
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
        messages.toHaveMealsRead,
        messages.toRemindYou,
        messages.toRunYourAccount,
        messages.toKeepServiceSafe,
      ],
      messages.articlesOfGdpr,
      messages.takingBackConsent,
      messages.nothingIsRequired,
      messages.noAutomatedDecisions,
      messages.dataNotSold,
    ],
  },
  {
    id: 'others',
    title: messages.whoElseSeesIt,
    text: [
      messages.onlyTheseRecipients,
      [
        ({ recipients: { ai } }) => format(messages.anAiProvider, { ai }),
        ({ recipients: { barcodes } }) => format(messages.aBarcodeDatabase, { barcodes }),
        messages.siteOfARecipe,
        messages.makerOfYourBrowser,
        ({ recipients: { payments } }) => format(messages.aPaymentProvider, { payments }),
        ({ recipients: { mails } }) => format(messages.aMailService, { mails }),
        ({ recipients: { push } }) => format(messages.aPushService, { push }),
        ({ recipients: { signIn } }) => format(messages.aSignInService, { signIn }),
        ({ recipients: { hosting } }) => format(messages.ownerOfTheMachine, { hosting }),
      ],
      messages.administrators,
      messages.providersInOtherCountries,
      messages.legalDemands,
    ],
  },
  {
    id: 'photos',
    title: messages.photos,
    text: [messages.howPhotosAreHandled],
  },
  {
    id: 'safety',
    title: messages.howWeProtectIt,
    text: [messages.encryptionAndHashes, messages.noProtectionIsPerfect],
  },
  {
    id: 'how-long',
    title: messages.howLongWeKeepIt,
    text: [
      messages.whileYouHaveAnAccount,
      [
        messages.deletedEntries,
        messages.receiptsAreKeptFor,
        messages.aSessionEnds,
        messages.messagesReportsAndCounts,
      ],
      messages.deletedAccount,
      [
        messages.deletionRecord,
        messages.linesInTheLogs,
        ({ trial }) => (trial === '' ? '' : messages.fingerprintsKept),
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
        messages.seeYourData,
        messages.correctIt,
        messages.takeItWithYou,
        messages.deleteYourAccount,
        messages.takeBackConsent,
        messages.objectToUse,
        messages.complainToAuthority,
      ],
      (host) => format(messages.requestsByMail, { mailbox: toMailbox(host) }),
    ],
  },
  {
    id: 'age',
    title: messages.minimumAge,
    text: [messages.minimumAgeRule, messages.from13To17],
  },
  {
    id: 'changes',
    title: messages.changesToThisText,
    text: [messages.announcedChanges],
  },
];

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title={messages.privacyPolicy}
      lead={messages.policyLead}
      chapters={CHAPTERS}
      other={{ to: PAGES.termsOfService, title: messages.termsOfService }}
    />
  );
}
