export const messages = {
  landingTitle: 'Platelog: calorie counter for meals in words or by photo',
  landingDescription:
    'Describe a meal or take a photo and see calories, protein, carbs and fat right away, even offline. Every number shows where it comes from.',
  signInPlatelog: 'Sign In · Platelog',
  signInToPlatelog: 'Sign in to Platelog to see your meals and goals on this device, too.',
  privacyPolicyPlatelog: 'Privacy Policy · Platelog',
  privacyDescription:
    'What Platelog stores about you, where it is stored, who can see it, and how you export or delete it.',
  termsOfServicePlatelog: 'Terms of Service · Platelog',
  termsDescription:
    'What you can expect from Platelog and what it expects from you: accounts, plans, prices, canceling, and health.',
};
