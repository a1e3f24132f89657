import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // legal-page.tsx
  backToHome: COMMON.backToHome,
  effectiveDate: 'Effective date: December 8, 2024',
  lastChanged: 'Last changed: November 26, 2026',
  readOn: 'Read on:',
  contents: 'Contents',
  print: 'Print',
  atSite: ' at {site}',
  toMailbox: 'to {mailbox}',
  throughTheForm: 'through the form on the home page',
  // privacy-policy-page.tsx
  whoWeAre: 'Who we are',
  operator:
    'Platelog{at} is operated by {controller}. In this text “we” means the operator, who answers for your data by law (the controller), and “you” means whoever uses the app.',
  questionsAboutThis:
    'Questions about your data, or about anything else here: write {mailbox}. Contact for data protection: {dpo}.',
  whatWeKeep: 'What we keep',
  onlyWhatIsNeeded: 'Only what the app needs to do its work:',
  yourAccountFields:
    'Your account: first and last name, email address, and your password as a hash from which it cannot be read back. Until you have confirmed a new address, that one too. If you turn on two-step sign-in, also the key that you have given to your authenticator app, and hashes of your recovery codes. If you add a passkey, also its public half, its name and when you last used it; your fingerprint, face or PIN never leaves your device.',
  yourAnswers:
    'Your answers where we have to ask you first: whether you are 13 or older, whether the app may work with your health data, whether an AI provider may get your meals, and whether a parent agrees, each with its time and the version of the question.',
  yourProfile:
    'Your profile: your weight and fitness goals, current and target weight, height, age, gender, activity level and timeline.',
  yourMeals:
    'Your meals: descriptions, photos, notes, times, and the calories and nutrients worked out for them, with what an AI provider has answered, where one is asked.',
  yourFoods:
    'Your foods: those that you have entered or scanned, your favourites, and what you have told the app that your words for a food mean.',
  yourWeightEntries: 'Your weight entries, where you record them.',
  whichDaysAreComplete: 'Which days you call complete, or say something is missing from.',
  yourAwards: 'Your awards: what each is for, and when you earned it.',
  yourRecipes: 'Your recipes: their ingredients, how you make them, and what you call them.',
  yourMealPlan: 'Your meal plan: what you mean to eat on which day, and how much of it.',
  yourFoodRules:
    'Your rules for suggestions: diets, allergens and foods that you do not want to be offered.',
  yourMealSlots:
    'Your own meals of the day: what you call them, their usual time, and what they count as.',
  yourShoppingList: 'Your shopping list: what you write on it, and what of it you have ticked.',
  yourDayNotes: 'The notes that you write of a day.',
  yourMeasurements:
    'Measurements of your body, such as waist and hips, in what unit and when. Body fat is worked out from them on your device, and is not stored.',
  yourFasts: 'Where you use the timer for fasting: when each time began and ended.',
  yourExpecting:
    'Where you say so, that you are pregnant or breastfeeding. No deficit is suggested then; nothing else uses it.',
  yourWater: 'The water that you record: how much, and when.',
  yourTargets:
    'Your daily targets: each with the day it began, and what your body was found to use.',
  yourOwnTargets:
    'The targets that you set for nutrients, for protein, carbs and fat, and by weekday, each with the day it began.',
  yourPlan:
    'Your plan: whether it is free or paid, which images were counted and when, how many requests to an AI provider a day took, and references to your payments, refunds and disputes at the payment provider.{trial}',
  freeTrialFingerprints:
    ' Where you have had a free trial, also a fingerprint of your email address and one of your card, made with a secret of this server, from which neither can be read back.',
  yourDevices:
    'Your devices: a random number for each, the version of its app, when it was last in touch, how often its sync went wrong, and the hash of a code by which it learns of a deleted account.',
  yourSessions:
    'Where you are signed in: the kind of browser and system, the shortened network address of the last use, and when it began and was used last. If you sign in with a sign-in service of your company or a provider, also its address, its number of you, and when you first and last did so. Your profile shows it.',
  receiptsOfChanges:
    'Receipts of the changes that your devices send: of which entry, when, and a fingerprint of the content, so that no change counts twice. Of changes that were refused or overruled, also the content.',
  workThatWaits:
    'Work that waits to be done for you, such as a photo to be read, until it is done, and which announcement you have read last.',
  yourMails:
    'Mails that we send you, until they are sent: text and address are deleted then, and a fingerprint of the address stays for a day, to count what goes there. Those that could not be delivered are kept for 30 days, without a link that was in them.',
  yourReminders:
    'Your reminders, if you choose any: when you want them and by which way, your time zone, and which were sent. If you turn on notifications, also the address and the keys that your browser gives for them, until you sign out there.',
  yourMessages:
    'Messages that you send us through the contact form: your name, email address, subject and message.',
  yourFailureReports:
    'Reports of failures that you have read and sent: what failed, where in our code, on which page and in which browser. They hold no name, address or meal and are not tied to your account.',
  technicalRecords:
    'To keep the service safe we also hold technical records: the time of a request, what was asked for, the account and the shortened network address that it came from, and at sign-in a hash of the email address typed. Counts by account, network and email address stop guessing and flooding. None of this holds what you eat. How long the log is kept depends on the machine that this server runs on: ask us.',
  healthDataConsent:
    'Weight, food and goals can say something about your health. The app works with them only if you agree to that, in a box of its own. You can take that back in your profile: then nothing new is taken in, and your account can only be exported or deleted until you agree again.',
  keptOnYourDevice: 'What is kept on your own device',
  worksWithoutSignal:
    'Platelog works without signal. For that, your name and email address, profile, meals, photos, weights and foods are kept in the storage of your browser first, and sent to the server when it can be reached. Whoever can open your unlocked device and browser can read them: they are not encrypted there. A browser that runs out of room may delete them; what has reached the server comes back.',
  signingOutDeletes:
    'Signing out deletes them from the device, without signal too, with photos that were shared into the app. If something has not reached the server yet, you are asked first, and may leave your copy on the device for your next visit.',
  ifTheAppFails:
    'If the app fails, up to 20 reports of it are kept on the device. You can read and delete them; none is sent unless you send it. Photos that another app shares with Platelog wait there for your answer, a day at most.',
  triedMeal:
    'A meal that you describe on the start page is read on your device. If you keep it, or a meal or recipe out of a link, it stays in this tab until you close it, and becomes your entry when you sign up or sign in.',
  whatYouShare:
    'A meal, a recipe or a week that you share stands whole in the link, the QR code or the file: no server gets it from you or from whoever opens it, and whoever has it can read it. It holds no photo and nothing about you, and your notes of a meal only if you tick them. It cannot be taken back.',
  sharedDevice:
    'On a device that is not yours, tick “This is a shared device” when you sign in: then nothing that you enter is kept in the browser’s storage, and you are signed out when the tab is closed.',
  scriptsCannotReadPassword: 'No script of the page can read your password or your session.',
  staysAfterSigningOut:
    'What stays after signing out says nothing about you: the app itself, whether it has asked to keep its data (platelog-asked-to-persist) and to be installed (platelog-install), a report that you have sent and that waits for signal, and the second cookie below.',
  cookies: 'Cookies',
  thereAreTwoCookies:
    'Everybody needs two cookies. One keeps you signed in, for 90 days after your last visit and a year at most. The other remembers for 400 days that you have signed in on this device, so that strangers who guess at your password cannot lock you out here, and so that we can tell you of a sign-in on a new one; it signs nobody in, and a shared device does not get it. If you sign in with a sign-in service, a third keeps your place for 15 minutes while you are there, and signs nobody in. Administrators have two of their own. On the page where a card is entered the payment provider may set its own, to tell people from fraud. There are no cookies for advertising or for following you, and no measuring of visits by third parties.',
  whatWeUseItFor: 'What we use it for',
  articlesOfGdpr: 'The articles are those of the EU regulation on data protection (GDPR).',
  toShowYouYourMeals:
    'To show you your meals, your figures and your progress, on all your devices: because you have asked for it with your account (Art. 6(1)(b)), and because you agreed that the app works with your health data (Art. 9(2)(a)).',
  toWorkOutNutrition:
    'To work out nutrition, targets and personalised recommendations of what to eat from your weight and fitness goals, from what you log and from your rules for suggestions: for the same two reasons.',
  toHaveMealsRead:
    'To have meals read by an AI provider: only because you agreed to it (Art. 6(1)(a) and 9(2)(a)).',
  toRemindYou: 'To remind you: only because you chose it, until you turn it off (Art. 6(1)(a)).',
  toRunYourAccount:
    'To run your account and your plan, and to answer you: because you have asked for it (Art. 6(1)(b)), and for payments because the law demands records of them (Art. 6(1)(c)).',
  toKeepServiceSafe:
    'To keep the service safe, fair and working: because we and everybody who uses it have an interest in that (Art. 6(1)(f)).',
  takingBackConsent:
    'What you have agreed to you can take back in your profile at any time, from then on. Without an AI provider everything works but its reading: your device reads the photo, or you describe the meal.',
  nothingIsRequired:
    'No law makes you give us anything. An account needs a name, an email address, a password and your yes to the use of health data; without weight and goals there is no daily target, and all the rest works.',
  noAutomatedDecisions:
    'No machine alone decides anything that has legal or similarly serious effects on you. Figures and targets are suggestions, and you can change them.',
  dataNotSold: 'We do not sell your data, show you advertising, or let others do so.',
  whoElseSeesIt: 'Who else sees it',
  onlyTheseRecipients: 'Only these, and only what is said here:',
  anAiProvider:
    'AI provider: {ai}. Where there is one, it receives photos of meals, without what the camera wrote into them, the words that describe them, and what you have corrected, but only once you have agreed to that provider, by its name. Your notes are left out unless you choose otherwise, and a meal without a photo is sent only where this server is set up for that. We never send your name, email address or account number.',
  aBarcodeDatabase:
    'Barcode database: {barcodes}. Where there is one, it receives the number of a barcode that you scan, from our server and not from your device.',
  siteOfARecipe:
    'The site of a recipe: if you give the address of a recipe, and this server opens such pages, the site learns that this server asked for it. It receives nothing about you.',
  makerOfYourBrowser:
    'The maker of your browser: if you speak a meal, your browser turns it into words, and its maker may receive the sound. We receive no sound, only the words, once you save them.',
  aPaymentProvider:
    'Payment provider: {payments}. Where there is one, it receives your name, your email address and the number of your account when you press the button to upgrade, and later changes of them. Your card number goes to it directly and never to us.',
  aMailService:
    'Mail service: {mails}. Where there is one, it receives your email address and the text of the mails that we send you.',
  aPushService:
    'Push service of your browser: {push}. Where notifications are set up and you turn them on, it learns that there is one for your browser, and when. What it is about is encrypted, and holds nothing of you.',
  aSignInService:
    'Sign-in service: {signIn}. Where there is one and you use it, it learns that and when you sign in here, and nothing of what you log. It tells us its number of you, your name and your email.',
  ownerOfTheMachine:
    'Owner of the machine that this server runs on: {hosting}. Where it is not us, it stores everything for us.',
  administrators:
    'The administrators of this server can see accounts and plans, on which kinds of devices you are signed in and when you used them, whether your devices sync and how much is stored, images counted, payments and which mails were sent to you, and they can read messages to us, in order to help you. They also see daily sums, such as how many people had new entries, without names. The app does not show them your meals, photos or weights. Every access of theirs is logged. Whoever runs the machine itself could read all that is stored there, except passwords.',
  providersInOtherCountries:
    'A provider in another country may work with your data there. From the European Economic Area we send it only where the EU has found that country’s protection to be enough, or where the provider is bound by the EU’s standard clauses; ask us which, and for a copy.',
  legalDemands:
    'If the law obliges us to hand something over, we hand over no more than it demands.',
  photos: 'Photos',
  howPhotosAreHandled:
    'A photo is made smaller on your device, and what the camera wrote into it, such as the place, is removed before it is sent. On the server it is made anew from its pixels. No other account can open it there; whoever runs the machine could.',
  howWeProtectIt: 'How we protect it',
  encryptionAndHashes:
    'Connections are encrypted where this site is opened by https. Passwords are kept as hashes by a method made for them, sessions as hashes too. Pages take no scripts from other sites, save the one where a card is entered, which takes the payment provider’s.',
  noProtectionIsPerfect:
    'No protection is perfect: if something happens to your data that puts you at risk, we tell you without delay.',
  howLongWeKeepIt: 'How long we keep it',
  whileYouHaveAnAccount: 'For as long as you have an account, save what goes earlier:',
  deletedEntries:
    'An entry that you delete goes from your other devices with their next sync, and from the server after 30 days, with its photo. That it was deleted stays known for 400 days, so that no device brings it back.',
  receiptsAreKeptFor:
    'Receipts of changes are kept for 400 days, the content of those that were refused or overruled for 90.',
  aSessionEnds:
    'A session is deleted when you sign out there or end it in your profile, 90 days after its last use, and after a year at the latest.',
  messagesReportsAndCounts:
    'Messages through the contact form are deleted after 24 months, reports of failures after 90 days, counts of requests to an AI provider after 7 days.',
  deletedAccount:
    'When you delete your account, all that belongs to it goes from the server at once. It goes from each of your devices as soon as that device reaches the server, also where you are no longer signed in. Only entries that a device had not sent yet are offered there as a file, for 30 days. What stays:',
  deletionRecord:
    'for 400 days, a number without a name, and hashes by which your devices are known: so they learn of the deletion, and a restored backup deletes the account again. A device that stays away for longer does not learn of it;',
  linesInTheLogs:
    'lines with that number in the log of the administrators and in the technical log;',
  fingerprintsKept:
    'the fingerprints of a free trial, for two years, so that nobody has a second one;',
  messagesToUs: 'messages to us, for 24 months, or until you ask us to delete them;',
  recordsOfPayments:
    'records of payments, at the payment provider, for as long as tax law demands;',
  backups: 'backups, for as long as we keep them: ask us how long that is.',
  yourRights: 'Your rights',
  whereverYouLive: 'Wherever you live, you may:',
  seeYourData: 'see what we hold of you, most of it in the app itself;',
  correctIt:
    'correct it: entries, goals, name and email address in the app, the rest by asking us;',
  takeItWithYou:
    'take it with you: “Export my data” in your profile gives you what this server holds of you, in formats that other programs read, and says what is left out and why;',
  deleteYourAccount:
    'have your account and all that belongs to it deleted for good, by “Delete my account” in your profile;',
  takeBackConsent: 'take back what you have agreed to, in your profile;',
  objectToUse: 'object to a use of your data, or have it restricted, by writing to us;',
  complainToAuthority: 'complain to the data protection authority of your country.',
  requestsByMail:
    'What the app does not offer as a button, you get by writing {mailbox}. We answer within 30 days, and it costs nothing.',
  minimumAge: 'Minimum age',
  minimumAgeRule:
    'Platelog is for people who are at least 13 years old. You are asked about that before an account is stored. Whoever tells us later that they are younger can only export or delete their account. If you know of an account that belongs to a younger child, tell us, and we delete it.',
  from13To17:
    'From 13 to 17 you cannot choose to lose weight, nor a target weight below your own. Where the operator has set an age for it, a parent or guardian has to agree.',
  changesToThisText: 'Changes to this text',
  announcedChanges:
    'If we change how we treat your data, we change this page first, with the date under its title. Of changes that matter to you we tell you before they apply, in the app and, where this server sends mail, by mail.',
  privacyPolicy: COMMON.privacyPolicy,
  policyLead:
    'What you eat and weigh is yours. This page says what Platelog keeps of it, where, for whom, and how you get it back or have it deleted.',
  termsOfService: COMMON.termsOfService,
};
