import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // checkout-page.tsx
  upgradeToPremium: 'Upgrade to Premium',
  serverNotReached: 'The server cannot be reached right now. Nothing was charged.',
  signInAgainToPay: 'You are signed out on this device. Sign in again to pay.',
  premiumIsNotSold: 'Payments are not set up on this server. Ask the person who runs it.',
  cardFormNotLoaded:
    'The card form comes from Stripe, and it could not be loaded. A blocker in this browser or network may stop it. Nothing was charged.',
  loadingCheckout: 'Loading checkout...',
  tryAgain: COMMON.tryAgain,
  backToYourProfile: 'Back to your profile',
  unlimitedImageUploads: 'Unlimited image uploads',
  advancedNutritionInsights: 'Advanced nutrition insights',
  priorityAiAnalysis: 'Priority AI analysis',
  completeYourPurchase: 'Complete Your Purchase',
  daysFree: '{freeDays, plural, one {# day} other {# days}} free, then',
  perMonth: 'per month',
  nothingIsChargedToday:
    'Nothing is charged today. It renews each month until you cancel, in your profile.',
  renewsMonthly: 'It renews each month until you cancel, in your profile.',
  // payment-form.tsx
  yourCard: 'Your card',
  cardFormNotShown:
    'The card form could not be shown. Please reload this page. Nothing was charged.',
  processing: 'Processing...',
  subscribeMonth: 'Subscribe - {price}/month',
  cancel: 'Cancel',
  cardGoesToStripe: 'Your card goes to Stripe and never to this server.',
  // use-payment.ts
  paymentFailed: 'Payment Failed',
  bankDidNotConfirm: 'Your bank did not confirm the payment.',
  paymentNotCompleted: 'The payment was not completed.',
  cardNotAccepted: 'The card was not accepted.',
  tryAnotherCard: 'Nothing was charged. Try another card, or ask your bank why it said no.',
  checkTheCardDetails: 'Nothing was charged. Correct the card details above and try again.',
  cannotBeChargedTwice: 'Please try again. You cannot be charged twice.',
  subscriptionActivated: 'Subscription Activated',
  welcomeToPremium: 'Welcome to Premium! You now have unlimited uploads.',
  paymentProcessed: 'Payment Processed',
  yourSubscriptionIsActive:
    'Your subscription is active. Please refresh the page to see your premium status.',
  noSecondFreeTrial: 'No second free trial',
  freeTrialAlreadyUsed:
    'This card or email already had a free trial. Nothing was charged. You can upgrade without one.',
  paymentOnItsWay: 'Payment on its way',
  bankStillChecking: 'Your bank is still checking it. Your plan changes as soon as that is done.',
};
