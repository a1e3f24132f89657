export const messages = {
  // amount-step.tsx
  thisCouldNotBeSavedOn:
    'This could not be saved on the device. Nothing was cleared; please try again.',
  saving: 'Saving...',
  logIt: 'Log it',
  correctTheFigures: 'Correct the figures',
  figuresFrom: 'Figures from',
  openFoodFacts: 'Open Food Facts',
  madeByVolunteers: ', made by volunteers, under the Open Database License.',
  energyUnknown: 'energy unknown',
  kcalIn100: '{calories} in {amount}',
  enteredByYou: 'entered by you',
  // figure-values.ts
  whatIsItCalled: 'What is it called?',
  aShorterName: 'A shorter name, please.',
  howMuchIsAServing: 'How much is a serving? The figures are for one.',
  aNumberUpTo: 'A number up to {portionMax}, please.',
  aNumber: 'A number, please.',
  theEnergyIsNeeded: 'The energy is needed.',
  // figures-step.tsx
  everythingFitsTogether: 'Everything fits together. Compare it with the label all the same.',
  figuresToLookAtAgain:
    '{doubtful, plural, one {# figure} other {# figures}} to look at again, marked below. Compare all with the label.',
  product: 'Product',
  figuresFor: 'Figures for',
  oneServing: 'one serving',
  measuredIn: 'Measured in',
  aServingIs: 'A serving is ({unit})',
  labelShows: 'Label shows',
  saltInG: 'salt, in g',
  sodiumInMg: 'sodium, in mg',
  nextHowMuchOfIt: 'Next: how much of it',
  figures: 'Figures',
  saltG: 'Salt (g)',
  // label-step.tsx
  noNutritionTableWasFoundIn:
    'No nutrition table was found in this photo. Get closer, hold it flat, and try again.',
  fillThePhotoWithTheNutrition:
    'Fill the photo with the nutrition table, flat and in good light. It is read on this device and goes nowhere.',
  gettingTheReaderReady: 'Getting the reader ready',
  readingTheLabel: 'Reading the label',
  reading: 'Reading',
  theFirstTimeItIsFetched:
    'The first time it is fetched, about 5 MB, and then it stays on this device.',
  takeAPhoto: 'Take a photo',
  newPictureOfTheLabel: 'New picture of the label',
  chooseAPhoto: 'Choose a photo',
  pictureOfTheLabel: 'Picture of the label',
  typeTheFigures: 'Type the figures',
  theLabelReader: 'The label reader',
  // live-scanner.tsx
  aPhotoOfTheBarcode: '{problem} A photo of the barcode, or its number, works without a camera.',
  tryTheCameraAgain: 'Try the camera again',
  whatTheCameraSees: 'What the camera sees',
  holdTheBarcodeInsideTheFrame: 'Hold the barcode inside the frame. It is read on this device.',
  // pack-buttons.tsx
  scanABarcode: 'Scan a barcode',
  readALabel: 'Read a label',
  logged: 'Logged',
  packedFood: 'Packed food',
  // pack-sheet.tsx
  newProduct: 'New product',
  whatTheLabelSays: 'What the label says',
  howMuchOfIt: 'How much of it?',
  lookingUp: 'Looking up {barcode}',
  itIsNotAmongYourFoods: 'It is not among your foods yet.',
  neitherYouNorOpenFoodFacts: 'Neither you nor Open Food Facts know it yet.',
  itIsNotAmongYourFoodsYet:
    'It is not among your foods yet, and without a signal nobody else can be asked.',
  readItsLabelOnce: '{value} Read its label once, and the next scan knows it.',
  readItsLabel: 'Read its label',
  scanAgain: 'Scan again',
  // product-amount.tsx
  amount: 'Amount',
  unit: 'Unit',
  // scan-step.tsx
  thisIsNotTheNumberOf:
    'This is not the number of a product: it has 8, 12 or 13 digits, of which the last one checks the others.',
  noBarcodeWasFoundInThis:
    'No barcode was found in this photo. Get closer, or type the number under the bars.',
  theBarcodeReader: 'The barcode reader',
  pictureOfTheBarcode: 'Picture of the barcode',
  readingNow: 'Reading...',
  orTheNumberUnderTheBars: 'Or the number under the bars',
  lookUp: 'Look up',
  // use-figures-form.ts
  notRead: 'Not read. It is on every label.',
  hardToRead: 'Hard to read. Is it this?',
  kjAndKcalOnTheLabel: 'kJ and kcal on the label did not agree.',
  orThisIsMisread: 'Or this is misread.',
  moreThanAllOfWhatIt: 'More than all of what it is part of.',
  itDoesNotFitTheOther: 'It does not fit the other column of the label.',
  moreThanCanBeInIt: 'More than can be in it.',
  fatCarbsAndProteinDoNot: 'Fat, carbs and protein do not add up to this.',
  moreThanTheCarbsItIs: 'More than the carbs it is part of.',
  moreThanTheFatItIs: 'More than the fat it is part of.',
};
