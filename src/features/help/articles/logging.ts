import type { Chapter } from './article';

export const LOGGING: Chapter = {
  title: 'Log a meal',
  articles: [
    {
      id: 'describe',
      title: 'Describe a meal in words',
      also: 'type write text log track add breakfast lunch dinner snack',
      text: [
        'Open the food tracker, choose “Describe Meal” and write what you ate the way you would say it: “two eggs, toast with butter and a large latte”. The numbers appear as you type, online or offline. “Analyze Description” saves the meal.',
        'Describe in English. In other languages, only well-known foods are found. What was not found is listed below the foods; add it with “Add a food”.',
      ],
    },
    {
      id: 'amounts',
      title: 'Amounts and portions',
      also: 'grams ounces cups slices pieces measure quantity serving unit size weigh',
      text: [
        'Write the amount before the food: “100 g salmon”, “2 slices of bread”, “a cup of rice”. Without an amount, the usual portion counts, and the evidence says so.',
        'To change an amount, tap the food and use + and −, or enter a number. When you choose another unit, the weight stays: 110 g of egg become 2 eggs.',
      ],
    },
    {
      id: 'questions',
      title: 'When Platelog asks you something',
      also: 'answer question chips remember remembered foods forget which how much',
      text: [
        'Where your words leave something open that changes the numbers, there is one question with answers to tap. “Something else” searches all foods. “Not now” keeps the guess.',
        'Your answer is remembered for the next time you write the same words. The remembered foods are listed below the diary, where you can forget any of them.',
      ],
    },
    {
      id: 'recipes',
      title: 'Recipes',
      also: 'cook cooking dish home made homemade ingredients pot servings portion batch leftovers',
      text: [
        'Under “Recipes” next to the ways to log a meal, type or paste the ingredients, a line each. They are read as they go into the pot: rice and pasta dry, meat raw. A line that was not understood says so and is not counted.',
        'Log a recipe by servings, as a part of the whole, or by weight: weigh the finished dish once, then enter what is on your plate. What you logged stays as it was when you change the recipe later.',
      ],
    },
    {
      id: 'recipe-import',
      title: 'Import recipes',
      also: 'import share mealie tandoor paprika nextcloud web page site link address url file export copy paste photo picture',
      text: [
        'Under “New recipe”, paste the text of a recipe or its address: the text is read on your device, a page by your server, if the person who runs it allows that. “Import recipes” reads files of Mealie, Tandoor, Paprika and Nextcloud Cookbook, offline too. If Platelog is installed on your phone, share a page or a text from another app with it, then choose “Keep as a recipe”.',
        'What the source says about a serving stands next to what Platelog counts, where they differ. A recipe can have a photo.',
      ],
    },
    {
      id: 'meal-time',
      title: 'The time and the kind of a meal',
      also: 'breakfast lunch dinner snack yesterday earlier date wrong day section',
      text: [
        '“Meal Time” starts with the time now. Set another one to log a meal of this morning or of last week. Breakfast, lunch, dinner or snacks follow from the time.',
        '“+” in a section of the diary names that meal for your next entry.',
      ],
    },
    {
      id: 'photos',
      title: 'Log a meal by photo',
      also: 'picture camera image ai analyze upload recognize',
      text: [
        '“Take Photo” opens the camera, “Upload Photo” takes a picture you have. “Analyze Photo” saves the meal with its photo.',
        'If this server has an AI provider, you are asked before the first photo is sent to it, by its name and country. If it has none, or if you say no, your device compares the photo with your earlier ones and knows ten common foods. For anything else, describe the meal: the photo stays with it.',
      ],
    },
    {
      id: 'photos-offline',
      title: 'Photos without signal',
      also: 'offline no internet network waiting airplane',
      text: [
        'A photo is saved on your device first, with its meal. It is sent when you are back online, also if you closed the page where your browser allows that.',
        'If you do not want to wait, describe the meal. Its numbers are there at once.',
      ],
    },
    {
      id: 'own-plates',
      title: 'Meals you had before, found by their photo',
      also: 'similar same plate again recognize own looks like had this before',
      text: [
        'Where no AI reads your photos, your device compares a new photo with those of your earlier meals. It shows the three most similar. Tap one to log the same again; nothing is taken without your tap.',
        'This happens on your device and works offline, after one download of about 5 MB.',
      ],
    },
    {
      id: 'barcode',
      title: 'Scan a barcode',
      also: 'scanner package product open food facts number ean upc packaged',
      text: [
        '“Scan” reads the barcode with your camera, from a photo, or from the number that you type. Foods that you scanned before are found offline, too.',
        'A new barcode is looked up in Open Food Facts if this server is set up for it. If nobody knows it, read the label once. From then on the barcode finds your food.',
      ],
    },
    {
      id: 'label',
      title: 'Read a nutrition label',
      also: 'nutrition facts table package scan packaged ocr',
      text: [
        'Choose “Label” and fill the photo with the nutrition facts, flat and in good light. The photo stays on your device and is read there. The first time, the reader downloads about 5 MB.',
        'Compare the numbers with the label before you go on: those that do not fit together are marked.',
      ],
    },
    {
      id: 'quick-add',
      title: 'Quick add: only the numbers',
      also: 'calories manual enter without food kcal restaurant menu',
      text: [
        'If you know the calories already, choose “Quick add” and enter them. A name and other nutrients are optional. You can also enter a nutrient without calories: the calories then count as unknown, not as 0.',
      ],
    },
    {
      id: 'again',
      title: 'Log the same again',
      also: 'repeat copy favorite heart yesterday usual recent duplicate day meal',
      text: [
        '“Again” lists your meals: first what you often eat at this time, then favorites and recent meals. Tap + to log one. The heart makes a meal a favorite.',
        'Today offers yesterday’s breakfast, or your usual meal of the hour, with one tap. In the diary, “Copy” copies a meal, and “Copy day” a whole day, to a day of your choice.',
      ],
    },
    {
      id: 'meal-plan',
      title: 'Meal plan',
      also: 'plan week planner menu prepare meal prep leftovers portions copy week ahead',
      text: [
        'Below the diary, and next to your recipes, “Meal plan” shows a week. Add a recipe, a meal that you logged before, or a few words to a day, with your portions. Each day says what it comes to next to your target, and the week its average. What is not counted says so.',
        '“Eaten” logs the meal in your diary, with one “Undo”. Until then it follows its recipe; what you logged stays as it was. Open a planned meal to move it to another day, such as leftovers, or drag it: with a mouse at once, on a touch screen after holding it. Copy a whole week below the days.',
      ],
    },
    {
      id: 'shopping-list',
      title: 'Shopping list',
      also: 'groceries grocery buy shop store supermarket aisle ingredients tick check off share',
      text: [
        'Next to the meal plan, “Shopping list” has what the planned meals of a week still need, from today on and without what was eaten. The same food of several recipes is one line, with the lines of the recipes below it. What was not understood stands as it was written, and an amount that a recipe does not say is not guessed.',
        'Write what else you need. Tick what is in the cart or at home, also without a signal. If the plan later needs more of it, the line is open again and says so. “Share as text” sends the open lines to another app, or copies them.',
      ],
    },
    {
      id: 'share',
      title: 'Share a meal, a recipe or a week',
      also: 'send link qr code friend partner family household half portion file give',
      text: [
        '“Share” on a meal or in a recipe shows a link and a QR code. Everything is in the link, so it opens without an account or a signal, and no server gets any of it. The page says what goes along. Your notes do only if you tick them, and photos never.',
        'The person who opens it sees the foods, their figures and where those are from, chooses how much they eat, in quarters, and adds it to their diary or recipes. Figures that are not those of the food tables are marked as sent. “Scan a barcode” reads the QR code, too. A long recipe and a week go as a file: “Open a week from a file” below the meal plan, or a double-click where Platelog is installed, opens it.',
      ],
    },
    {
      id: 'own-foods',
      title: 'Your own foods',
      also: 'custom create new food recipe brand',
      text: [
        '“Your foods” below the diary lists the foods you entered, scanned, or read from a label. Choose “New food” to add one.',
        'You can search for your foods and use their names when you describe a meal, on all your devices.',
      ],
    },
    {
      id: 'edit-undo',
      title: 'Change, delete and undo',
      also: 'edit remove correct mistake wrong restore back ctrl z fix',
      text: [
        'Open a meal and tap a food to change its amount, choose another food or remove it. “Edit” also changes the name, the time, the kind of meal and the notes.',
        'After saving or deleting, a message with “Undo” stays until you close it, type, open something or leave the page. Ctrl+Z or Cmd+Z does the same. Undoing a described meal brings your words back to the field.',
      ],
    },
  ],
};
