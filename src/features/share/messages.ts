import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // use-subject.ts
  shareMeal: 'Share this meal',
  shareRecipe: 'Share this recipe',
  backToDiary: COMMON.backToDiary,
  backToRecipes: 'Back to recipes',
  backToPlan: 'Back to meal plan',
  alsoNotes: 'Also my notes',
  alsoMethod: 'Also how to make it',
  // share-page.tsx
  loading: 'Loading',
  notHere: 'It is not on this device.',
  notHereWords: 'It may have been deleted. What has no figures yet cannot be shared either.',
  nothingPlanned: 'Nothing is planned in this week, so there is nothing to share.',
  foods: '{count, plural, one {# food} other {# foods}}',
  plannedMeals: '{count, plural, one {# planned meal} other {# planned meals}}',
  whatIsInIt: COMMON.whatIsInIt,
  everythingIsInTheLink:
    'Everything is in the link itself. No server keeps it, and it opens without an account or a signal. Everyone who has the link can read it.',
  everythingIsInTheFile: 'Everything is in the file. No server keeps it.',
  inMeal: 'Its name, which meal it was, and each food with amount, figures and source.',
  inRecipe:
    'Its name, servings, cooked weight, and each ingredient line with what was read from it.',
  inPlan: 'The planned meals of seven days with portions, foods, figures and sources.',
  notInMeal:
    'It does not say who you are or when you ate it, and has no photo and none of the words you typed.',
  notInRecipe: 'It does not say who you are, and leaves out your tags.',
  notInPlan: 'It does not say who you are or what you ate of it.',
  file: 'File',
  saveAsFile: 'Save as a file',
  tooMuchForALink:
    'This is too much for a link. Send it as a file. The person who gets it opens it at {address}.',
  fileToo: 'For someone who cannot open the link: the same as a file. It opens at {address}.',
  aWeekIsAFile:
    'A week is too much for a link. The person who gets the file opens it at {address}.',
  // link-and-code.tsx
  link: 'Link',
  shareLink: 'Share link',
  copyLink: 'Copy link',
  copied: 'Copied',
  couldNotCopy: 'This browser does not allow copying. Select the link below and copy it.',
  linkAsText: 'The link as text',
  scanIt: 'Scan it with the camera of another device.',
  codeOf: 'QR code of the link to {name}',
  asText: 'As text',
  copyText: 'Copy text',
  textOf: 'What is in it, as text',
  // qr-code.tsx
  codeNotLoaded: 'The QR code did not load. The link works just the same.',
  // as-text.ts
  line: '{name}: {amount}',
  energyUnknown: 'energy unknown',
  total: 'Total: {energy}',
  perServing: 'Makes {servings}, {energy} each',
  // shared by several files
  sharePlan: 'Share this week',
};
