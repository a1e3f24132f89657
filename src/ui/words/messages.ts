export const messages = {
  // quantity.ts
  energyUnknown: '{unit} unknown',
  kilocalories: 'kilocalories',
  kilojoules: 'kilojoules',
  // time.ts
  isThisDayRight: 'Is {day} right? If it is, save again.',
  clockIsOff: 'The clock on this device is about {spanWords} {way}.',
  days: '{days, plural, one {# day} other {# days}}',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  // listed.ts
  andLast: '{names} and {last}',
  // plan.ts
  cancelledEnds: 'Cancelled, ends {day}',
  // portions.ts
  halfAPortion: 'half a portion',
  portions: '{count, plural, one {# portion} other {# portions}}',
  nameAndPortions: '{name}, {portions}',
  // food-in-words.ts
  portionFromMemory: ' (portion from memory)',
  // meal-title.ts
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};
