import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // photo-credits.tsx
  seeWhatWasCounted: 'See what was counted',
  whenPhotosCount:
    'A photo counts when it is accepted for reading. If it cannot be read, you get it back, and up to {pictureRefundsADay} photos without food a day. Reading one again is free.',
  yourImages: 'Your images',
  loading: 'Loading...',
  showEarlierOnes: 'Show earlier ones',
  nothingCountedYet: 'Nothing counted yet. Your first photo will be listed here.',
  loadingYourImages: 'Loading your images',
  listNeedsServer: COMMON.listNeedsServer,
  tryAgain: COMMON.tryAgain,
  images: 'Images',
  used: '{used} used',
  countedWithoutALimit: '{used} counted, without a limit',
  ofFreeImagesUsed: '{used} of {limit} free images used',
  // plan-words.ts
  unlimited: 'Unlimited',
  endOfFreeTrial: 'the end of your free trial',
  alreadyPaid: 'already paid',
  unlimitedUploadsUntil: 'Unlimited uploads until {until}, {why}',
  freeUntil: 'Free until {day}, then {price} a month.',
  renewsOn: 'Renews on {day}.',
  paymentRetried: 'We will try again, and Premium stays on for now. To pay now, use another card.',
  paymentRetriedUntil:
    'We will try again, and Premium stays on until {day}. To pay now, use another card.',
  aMonthUntilYouCancel: '{price} a month, until you cancel.',
  daysFree: '{trialDays, plural, one {# day} other {# days}} free, then {price}',
  continuesAsBefore: 'It continues as before: nothing is charged before {until}.',
  insightsOffer: 'Nutrition insights, and your photos are read first. {offerWords}',
  unlimitedImageUploadsOffer: 'Unlimited image uploads. {offerWords}',
  // subscription-buttons.tsx
  canceling: 'Canceling...',
  cancelSubscription: 'Cancel Subscription',
  askCancelSubscription:
    "Are you sure you want to cancel your subscription? You'll lose access to unlimited uploads.",
  keepPremium: 'Keep Premium',
  cancellationFailed: 'Cancellation failed',
  subscriptionCanceled: 'Subscription canceled',
  subscriptionCanceledWords: 'Your subscription has been canceled successfully.',
  invoicesAndCard: 'Invoices and card',
  // subscription-tab.tsx
  currentPlan: 'Current Plan',
  subscription: 'Subscription',
  premiumUnlimitedUploads: 'Premium - Unlimited uploads',
  freeLimitedUploads: 'Free - Limited uploads',
  freeUnlimitedUploads: 'Free - Unlimited uploads',
  active: 'Active',
  free: 'Free',
  imagesUploaded: 'Images Uploaded',
  photosReadByAi: 'Photos read by AI. Other photos are not counted.',
  remaining: 'Remaining',
  lastPaymentFailed: 'Your last payment did not go through',
  updateYourCard: 'Update your card',
  premiumActive: 'Premium Active',
  unlimitedImageUploads: 'Unlimited image uploads.{next}',
  everybodyHasPremium:
    'Everybody on this server has Premium: unlimited image uploads and nutrition insights. You pay nothing for it.',
  premiumWithoutSubscription:
    'You have Premium without it, and it may be charged until it is canceled.',
  // upgrade-box.tsx
  upgradeToPremium: 'Upgrade to Premium',
  subscriptionWithoutPremium:
    'It does not give you Premium now, and it may be charged until it is canceled.',
  processing: 'Processing...',
  upgradeNow: 'Upgrade Now - {price}',
  premiumIsNotSold:
    'Payments are not set up on this server. Ask the person who runs it. Meals in words are free and never counted.',
  cannotPayOnSharedDevice:
    'You cannot pay on a shared device: the payment page would sign you out. Please upgrade on your own device.',
  subscriptionActivated: 'Subscription Activated',
  welcomeToPremium: 'Welcome to Premium! You now have unlimited uploads.',
  // still-runs.tsx
  subscriptionStillRuns: 'A subscription of yours still runs',
  // shared by several files
  opening: 'Opening...',
  subscriptionError: 'Subscription error',
};
