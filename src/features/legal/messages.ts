export const messages = {
  // legal-page.tsx
  backToHome: 'Back to Home',
  effectiveDate: 'Effective date: December 8, 2024',
  readOn: 'Read on:',
  contents: 'Contents',
  print: 'Print',
  // privacy-policy-page.tsx
  whoWeAre: 'Who we are',
  platelogIsOperatedBy:
    'Platelog{site} is operated by {operator}. In this text “we” means the operator, and “you” means whoever uses the app.',
  questionsAboutYourData:
    'Questions about your data, or anything else here: write {host}. A person reads it.',
  whatWeKeep: 'What we keep',
  onlyWhatTheAppNeedsTo: 'Only what the app needs to do its work:',
  yourAccountFields:
    'Your account: first and last name, email address, and your password as a hash from which it cannot be read back. Until you have confirmed a new address, that one too. If you turn on two-step sign-in, also the key that you have given to your authenticator app, and hashes of your recovery codes.',
  yourProfile:
    'Your profile: your weight and fitness goals, current and target weight, height, age, gender, activity level and timeline.',
  yourMeals:
    'Your meals: descriptions, photos, notes, times, and the calories and nutrients worked out for them, with what an AI provider has answered, where one is asked.',
  yourFoods:
    'Your foods: those that you have entered or scanned, your favourites, and what you have told the app that your words for a food mean.',
  yourWeightEntries: 'Your weight entries, where you record them.',
  whereYouHaveHadAFree:
    ' Where you have had a free trial, also a fingerprint of your email address and one of your card, made with a secret of this server, from which neither can be read back.',
  yourPlan:
    'Your plan: whether it is free or paid, which images were counted and when, and references to your payments, refunds and disputes at the payment provider.{trial}',
  yourDevices:
    'Your devices: a random number for each, the version of its app, when it was last in touch, and how often its sync went wrong.',
  mailsThatWeSendYou:
    'Mails that we send you, until they are sent: text and address are deleted then, and a fingerprint of the address stays for a day, to count what goes there. Those that could not be delivered are kept for 30 days, without a link that was in them.',
  whereYouAreSignedIn:
    'Where you are signed in: the kind of browser and system, the shortened network address of the last use, and when it began and was used last. Your profile shows it; it is deleted when you sign out there, or when the session has ended by itself.',
  messagesThatYouSendUsThrough:
    'Messages that you send us through the contact form: your name, email address, subject and message.',
  reportsOfFailuresThatYouHave:
    'Reports of failures that you have read and sent: what failed, where in our code, on which page and in which browser. They hold no name, address or meal and are not tied to your account. They are deleted after 90 days.',
  toKeepTheServiceSafeWe:
    'To keep the service safe we hold, for a while, technical records: the time of a request, the address that was asked for, the account and the network that it came from, and counts by network address that stop guessing and flooding. They do not hold what you eat.',
  weightFoodAndGoalsCanSay:
    'Weight, food and goals can say something about your health. You give them to us to be worked with in the app, and we use them for that and nothing else.',
  whatIsKeptOnYourOwn: 'What is kept on your own device',
  platelogWorksWithoutSignal:
    'Platelog works without signal. For that, your profile, meals, photos, weights and foods are kept in the storage of your browser first, and sent to the server when it can be reached. Whoever can open your unlocked device and browser can read them.',
  signingOutDeletesThemFromThe:
    'Signing out deletes them from the device, without signal too. If something has not reached the server yet, you are asked first, and may leave your copy on the device for your next visit. It is not encrypted there.',
  ifTheAppFails:
    'If the app fails, up to 20 reports of it are kept on the device. You can read and delete them; none is sent unless you send it. Photos that another app shares with Platelog wait there for your answer, a day at most.',
  onADeviceThatIsNot:
    'On a device that is not yours, tick “This is a shared device” when you sign in: then nothing is kept in the browser’s storage, and you are signed out when the tab is closed.',
  yourPasswordAndYourSessionAre:
    'Your password and your session are in no storage that a script of the page can read.',
  cookies: 'Cookies',
  thereAreTwoCookies:
    'There are two cookies, and both are needed. One keeps you signed in, for 90 days after your last visit and a year at most. The other remembers for 400 days that you have signed in on this device, so that strangers who guess at your password cannot lock you out here, and so that we can tell you of a sign-in on a new one; it signs nobody in, and a shared device does not get it. Administrators have two of their own. On the page where a card is entered the payment provider may set its own, to tell people from fraud. There are no cookies for advertising or for following you, and no measuring of visits by third parties.',
  whatWeUseItFor: 'What we use it for',
  toShowYouYourMeals:
    'To show you your meals, your figures and your progress, on all your devices.',
  toWorkOutNutrition:
    'To work out nutrition, targets and personalised recommendations from your weight and fitness goals and from what you log.',
  toRunYourAccountAndYour: 'To run your account and your plan, and to answer you.',
  toKeepTheServiceSafeAnd: 'To keep the service safe and working.',
  weDoNotSellYourData: 'We do not sell your data, show you advertising, or let others do so.',
  whoElseSeesIt: 'Who else sees it',
  nobodyUnlessTheOperatorHasSwitched:
    'Nobody, unless the operator has switched on one of these services, and then only what it needs:',
  anAiProvider:
    'An AI provider, where one is set up, receives the photos, descriptions and notes of meals that are to be analysed, without your name and email address. Where none is set up, nothing is sent.',
  openFoodFacts:
    'Open Food Facts, where it is switched on, receives the number of a barcode that you scan, from our server and not from your device.',
  thePaymentProviderReceivesYourName:
    'The payment provider receives your name, your email address and what a card payment needs when you subscribe. Your card number goes to it directly and never to us.',
  aMailService: 'A mail service, where one is set up, delivers the mails that we send you.',
  theAdministratorsOfThisServerCan:
    'The administrators of this server can see accounts and plans, and read messages to us, in order to help you. The app does not show them your meals, photos or weights. Every access of theirs is logged.',
  ifTheLawObligesUsTo:
    'If the law obliges us to hand something over, we hand over no more than it demands.',
  photos: 'Photos',
  aPhotoIsMadeSmallerOn:
    'A photo is made smaller on your device, and what the camera wrote into it, such as the place, is removed before it is sent. On the server it is made anew from its pixels. Only you can open it there.',
  howWeProtectIt: 'How we protect it',
  connectionsAreEncryptedWhereThisSite:
    'Connections are encrypted where this site is opened by https. Passwords are kept as hashes by a method made for them, sessions as hashes too. Pages take no scripts from other sites, save the one where a card is entered, which takes the payment provider’s. No protection is perfect: if something happens to your data that puts you at risk, we tell you without delay.',
  howLongWeKeepIt: 'How long we keep it',
  forAsLongAsYouHave:
    'For as long as you have an account. What you delete goes from your other devices with their next sync, and from the server after 30 days. The changes that your devices have sent are kept for 90 days, to answer questions; what is left for up to 400 days is the note that something was deleted, so that no device brings it back.',
  theFingerprintsOfAFreeTrial:
    ' The fingerprints of a free trial stay for two years, so that nobody has a second one.',
  whenYouDeleteYourAccount:
    'When you delete your account, all that belongs to it goes from the server at once. A number without a name stays, by which your devices learn of it, and lines with that number in the log of the administrators.{rest} Messages to us stay until we delete them, backups until they are overwritten, and records of payments, at the payment provider, for as long as tax law demands.',
  yourRights: 'Your rights',
  whereverYouLive: 'Wherever you live, you may:',
  seeWhatWeHoldOfYou: 'see what we hold of you, most of it in the app itself;',
  correctIt: 'correct it, in the app, or by asking us;',
  takeItWithYou:
    'take it with you: “Export my data” in your profile gives you everything in formats that other programs read;',
  haveYourAccountAndAllThat:
    'have your account and all that belongs to it deleted for good, by “Delete my account” in your profile;',
  objectToAUseOfYour: 'object to a use of your data, or have it restricted;',
  complainToTheDataProtectionAuthority:
    'complain to the data protection authority of your country.',
  whatTheAppDoesNotOffer:
    'What the app does not offer as a button, you get by writing {host}. We answer within 30 days, and it costs nothing.',
  minimumAge: 'Minimum age',
  platelogIsForPeopleWhoAre:
    'Platelog is for people who are at least 13 years old. We keep no data of younger children knowingly; if you know of an account that belongs to one, tell us, and we delete it.',
  changesToThisText: 'Changes to this text',
  ifWeChangeHowWeTreat:
    'If we change how we treat your data, we change this page and its effective date first. Of changes that matter to you we tell you in the app or by mail before they apply.',
  privacyPolicy: 'Privacy Policy',
  whatYouEatAndWeighIs:
    'What you eat and weigh is yours. This page says what Platelog keeps of it, where, for whom, and how you get it back or have it deleted.',
  termsOfService: 'Terms of Service',
  // terms-of-service-page.tsx
  whomYouDealWith: 'Whom you deal with',
  platelogIsOperatedByWe:
    'Platelog{rest} is operated by {operator} (“we”). These terms are between you and us.',
  toReachUs: 'To reach us, write {host}.',
  whatPlatelogDoes: 'What Platelog does',
  youSetYourWeightAndFitness:
    'You set your weight and fitness goals and log what you eat by photo or in words. Platelog works out calories and nutrients and, from your goals and what you log, personalised recommendations. It works without signal; what you enter then reaches the server later.',
  notMedicalAdvice: 'Not medical advice',
  figuresAreEstimates:
    'Figures are estimates, from tables of foods and from software that can be wrong about what is on a plate and how much of it. They are no diagnosis and no treatment. Do not rely on them alone where a wrong figure could harm you: allergies, diabetes, pregnancy, kidney disease, medicines, or an eating disorder. Talk to a doctor or a dietitian before you change how you eat for such a reason.',
  yourAccount: 'Your account',
  youMustBeAtLeast13:
    'You must be at least 13 years old. If you are not yet of age where you live, a parent or guardian has to agree.',
  onePerson: 'One person, one account. What you tell us when you sign up should be true.',
  keepYourPasswordToYourself:
    'Keep your password to yourself. What is done with your account counts as done by you, until you tell us that somebody else has got in.',
  fairUse: 'Fair use',
  pleaseDoNotBreakIntoThe:
    'Please do not break into the service or into accounts of others, overload it, get around its limits, resell it, or upload pictures that are against the law or show people who have not agreed. You may use the API with your own account. We may close an account that does such things; where it is possible we ask first.',
  whatYouEnterStaysYours: 'What you enter stays yours',
  yourMealsPhotosAndNotesBelong:
    'Your meals, photos and notes belong to you. You allow us to store and process them so that the service can work for you, and for nothing else. You can take them with you: “Export my data” in your profile gives you all of it in one file.',
  freeAndPremium: 'Free and Premium',
  freeAsManyMealsInWords:
    'Free: as many meals in words as you like, and {freeImages} image uploads in the life of the account.',
  premiumPerMonth:
    'Premium: {price} per month, with unlimited image uploads, advanced nutrition insights and priority AI analysis.',
  premiumIsPaidFromTheDay: 'Premium is paid from the day on which you subscribe.',
  premiumIsFreeForTheFirst:
    'Premium is free for the first {trial}. If you cancel before that time is over, you pay nothing.',
  renewalAndCancelling: 'Renewal and cancelling',
  aSubscriptionRenewsAutomaticallyEachMonth:
    'A subscription renews automatically each month, at the price of the day, until you cancel it. You can cancel at any time, in your profile, with one button. What you have paid for stays yours until the end of the month that is paid.',
  refunds: 'Refunds',
  thereAreNoRefundsForPartial:
    'There are no refunds for partial months. Rights that the law of your country gives you, such as a right of withdrawal, are not touched by this.',
  changesOfPrice: 'Changes of price',
  weAnnounceAChangeOfPrice:
    'We announce a change of price at least 30 days ahead. If you do not agree, cancel before it applies.',
  availability: 'Availability',
  weAimForAnUptimeOf:
    'We aim for an uptime of 99.9% a month. It is a target, not a guarantee: servers need care, and networks fail. The app on your device goes on working meanwhile, and what you enter is not lost.',
  liability: 'Liability',
  theServiceIsOfferedAsIt:
    'The service is offered as it is. We are liable without limit for intent, gross negligence and harm to life, body or health. Otherwise we are liable, as far as the law allows, only for foreseeable damage, and at most for what you have paid us in the twelve months before.',
  theEndOfTheAgreement: 'The end of the agreement',
  youMayDeleteYourAccountAt:
    'You may delete your account at any time, in your profile. What you have entered goes with it; the Privacy Policy says what little stays, and for how long. If we ever end the service, we tell you at least 30 days ahead, so that you can take your data with you, and return what you have paid for time that is still to come.',
  changesToTheseTerms: 'Changes to these terms',
  weMayChangeTheseTermsFor:
    'We may change these terms for good reason, such as a new feature or a new law. We change this page and its effective date, and tell you of what matters at least 30 days before. If you go on using Platelog after that, the new terms apply.',
  whatYouMayExpectOfPlatelog:
    'What you may expect of Platelog, what it costs, and what we ask of you. By creating an account you agree to it.',
};
