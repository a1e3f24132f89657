import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  privacyPolicy: COMMON.privacyPolicy,
  termsOfService: COMMON.termsOfService,
  whomYouDealWith: 'Whom you deal with',
  operator: 'Platelog{at} is operated by {controller} (“we”). These terms are between you and us.',
  toReachUs: 'To reach us, write {mailbox}.',
  whatPlatelogDoes: 'What Platelog does',
  aboutPlatelog:
    'You set your weight and fitness goals and log what you eat by photo or in words. Platelog works out calories and nutrients and, from your goals, what you log and your rules, personalised recommendations of what to eat. It works without signal; what you enter then reaches the server later.',
  notMedicalAdvice: 'Not medical advice',
  figuresAreEstimates:
    'Figures are estimates, from tables of foods and from software that can be wrong about what is on a plate and how much of it. They are no diagnosis and no treatment. Do not rely on them alone where a wrong figure could harm you: allergies, diabetes, pregnancy, kidney disease, medicines, or an eating disorder. Talk to a doctor or a dietitian before you change how you eat for such a reason.',
  yourAccount: 'Your account',
  minimumAge:
    'You must be at least 13 years old, and say so before your account is stored. If you are not yet of age where you live, a parent or guardian has to agree.',
  onePerson: 'One person, one account. What you tell us when you sign up should be true.',
  keepPasswordSecret:
    'Keep your password to yourself. What is done with your account counts as done by you, until you tell us that somebody else has got in.',
  fairUse: 'Fair use',
  forbiddenUse:
    'Please do not break into the service or into accounts of others, overload it, get around its limits, resell it, or upload pictures that are against the law or show people who have not agreed. You may use the API with your own account. We may close an account that does such things; where it is possible we ask first.',
  whatYouEnterStaysYours: 'What you enter stays yours',
  yourContent:
    'Your meals, photos and notes belong to you. You allow us to store and process them so that the service can work for you, and for nothing else. You can take them with you: “Export my data” in your profile gives you all of them in one file.',
  freeAndPremium: 'Free and Premium',
  freePlan:
    'Free: as many meals in words as you like, and {freeUploads} in the life of the account.',
  premiumPerMonth:
    'Premium: {price} per month, with unlimited image uploads, advanced nutrition insights and priority AI analysis.',
  everybodyHasPremium:
    'Everybody on this server has Premium, and pays nothing for it: as many meals in words as you like, unlimited image uploads, advanced nutrition insights and priority AI analysis.',
  premiumPaidFromFirstDay: 'Premium is paid from the day on which you subscribe.',
  premiumFreeAtFirst:
    'Premium is free for the first {trial}. If you cancel before that time is over, you pay nothing.',
  renewalAndCancelling: 'Renewal and cancelling',
  renewalEachMonth:
    'A subscription renews automatically each month, at the price of the day, until you cancel it. You can cancel at any time, in your profile, with one button. What you have paid for stays yours until the end of the month that is paid, unless you delete your account: that ends it at once.',
  refunds: 'Refunds',
  noPartialRefunds:
    'There are no refunds for partial months. Rights that the law of your country gives you, such as a right of withdrawal, are not touched by this.',
  changesOfPrice: 'Changes of price',
  priceChangesAnnounced:
    'We announce a change of price at least 30 days ahead, in the app and, where this server sends mail, by mail. If you do not agree, cancel before it applies.',
  availability: 'Availability',
  uptimeTarget:
    'We aim for an uptime of 99.9% a month. It is a target, not a guarantee: servers need care, and networks fail. The app on your device goes on working meanwhile, and keeps what you enter until the server has it, as long as the storage of your browser is not cleared.',
  liability: 'Liability',
  liabilityLimits:
    'The service is offered as it is. We are liable without limit for intent, gross negligence and harm to life, body or health. Otherwise we are liable, as far as the law allows, only for foreseeable damage, and at most for what you have paid us in the twelve months before.',
  endOfAgreement: 'The end of the agreement',
  endingTheAgreement:
    'You may delete your account at any time, in your profile. What you have entered goes with it; the Privacy Policy says what little stays, and for how long. If we ever end the service, we tell you at least 30 days ahead, in the same way as a change of price, so that you can take your data with you, and return what you have paid for time that is still to come.',
  changesToTheseTerms: 'Changes to these terms',
  howTermsChange:
    'We may change these terms for good reason, such as a new feature or a new law. We change this page, with the date under its title, and tell you of what matters at least 30 days before, in the app and, where this server sends mail, by mail. If you go on using Platelog after that, the new terms apply.',
  termsLead:
    'What you may expect of Platelog, what it costs, and what we ask of you. By creating an account you agree to it.',
};
