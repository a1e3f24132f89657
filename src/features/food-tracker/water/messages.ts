export const messages = {
  // water-card.tsx
  water: 'Water',
  ofGlasses: '{glasses} of {goal, plural, one {# glass} other {# glasses}}',
  aGlassIs: 'A glass is {size}. Drinks in your meals are not counted here.',
  halfAGlass: 'Half a glass',
  glass: 'Glass',
  bottle: 'Bottle, {size}',
  removeLast: 'Remove the last drink of water',
  waterAdded: 'Water added',
  waterRemoved: 'Water removed',
  undo: 'Undo',
};
