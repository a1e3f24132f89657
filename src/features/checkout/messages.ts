export const messages = {
  // checkout-page.tsx
  upgradeToPremium: 'Upgrade to Premium',
  thereIsNoConnectionToThe:
    'There is no connection to the server right now. Nothing has been charged.',
  paymentsAreNotSetUpOn: 'Payments are not set up on this server.',
  theCardFormComesFromStripe:
    'The card form comes from Stripe and could not be loaded. A blocker in this browser or network may stop it. Nothing has been charged.',
  loadingCheckout: 'Loading checkout...',
  tryAgain: 'Try again',
  backToYourProfile: 'Back to your profile',
  // payment-form.tsx
  yourCard: 'Your card',
  theCardFormCouldNotBe:
    'The card form could not be shown. Please reload this page. Nothing has been charged.',
  processing: 'Processing...',
  subscribeMonth: 'Subscribe - {price}/month',
  cancel: 'Cancel',
  yourCardGoesToStripeAnd: 'Your card goes to Stripe and never to this server.',
  // purchase-card.tsx
  unlimitedImageUploads: 'Unlimited image uploads',
  advancedNutritionInsights: 'Advanced nutrition insights',
  priorityAiAnalysis: 'Priority AI analysis',
  completeYourPurchase: 'Complete Your Purchase',
  daysFree: '{freeDays, plural, one {# day} other {# days}} free, then',
  perMonth: 'per month',
  nothingIsChargedToday:
    'Nothing is charged today. It renews each month until you cancel, in your profile.',
  itRenewsEachMonthUntilYou: 'It renews each month until you cancel, in your profile.',
  // use-payment.ts
  paymentFailed: 'Payment Failed',
  yourBankDidNotConfirmIt: 'Your bank did not confirm it. Nothing has been charged.',
  thePaymentWasNotCompleted: 'The payment was not completed. Please try again.',
  theCardWasNotAccepted: 'The card was not accepted. Please try another.',
  subscriptionActivated: 'Subscription Activated',
  welcomeToPremium: 'Welcome to Premium! You now have unlimited uploads.',
  paymentProcessed: 'Payment Processed',
  yourSubscriptionIsActive:
    'Your subscription is active. Please refresh the page to see your premium status.',
  noSecondFreeTrial: 'No second free trial',
  thisCardOrEmailHasHad:
    'This card or email already had a free trial. Nothing was charged. You can upgrade without one.',
  paymentOnItsWay: 'Payment on its way',
  yourBankIsStillWorkingOn:
    'Your bank is still checking it. Your plan changes as soon as that is done.',
};
