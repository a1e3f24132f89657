import { foodItem, helping } from './items';

/** What people share by a link or a file, as parsed: see shared/export/by-link. */
export const SHARED_MEAL = {
  kind: 'meal' as const,
  name: 'Toast with jam',
  mealType: 'breakfast' as const,
  items: [foodItem({ id: 's1' }), helping('Jam', { calories: 250, protein: null }, { id: 's2' })],
  notCounted: 1,
  notes: null,
};

export const SHARED_RECIPE = {
  kind: 'recipe' as const,
  name: 'Soup',
  servings: 4,
  cookedGrams: 1_600,
  lines: [
    { text: 'For the soup:', items: [], unread: false },
    { text: '250 g lentils', items: [helping('Lentils', {}, { id: 's1' })], unread: false },
    { text: '3 tbsp flurbel', items: [], unread: true },
  ],
  method: 'Boil.\nEat.',
};

export const SHARED_PLAN = {
  kind: 'plan' as const,
  meals: [
    {
      weekday: 1,
      mealType: 'lunch' as const,
      name: 'Soup',
      portions: 1.5,
      notCounted: 0,
      items: [foodItem({ id: 's1' })],
    },
    {
      weekday: 7,
      mealType: 'dinner' as const,
      name: 'Pizza night',
      portions: 1,
      notCounted: 1,
      items: [],
    },
  ],
};

/** A link in layout 1, as shared on 2026-11-26: eggs on toast, with a note. It must always open. */
export const SHARED_LINK =
  '/shared#1.7dGdHH2QsW6DMBCGX8Xy_Af5DmzMWqUdOzRDB8RAEidEJQGBaV6_ZyJFmTrYvpOt_z5_tb6GttfQ7-fzrIabikM7R-n3U2h_Tmtd1-uthveoqchBbB1KRmUJBnmJnNiBCpaaYRrUevfFXs2hD4d4kVSSREPE-WMS1L0b-gA1tXeo0xTmTjfQc2xjOG4Ow3JLCCyru5w7jdJmFlS6jFP22xJjmLQMzBh1SSW8hYMnSjgO1hS-gjRM9j-awsr5CBOgS-yGJaq57eMLy-_QL9cg70jF_Tw-ibxLRDlnxUokso4azqBmV6ISR0XFosZW4Bw2L-CZUFgjgCvRx-d2u1NsmDayJS2WyJAxJjGluOToEsMLyz3I6CTGGXV-klBeZh7kRUbTgKC_5SdqDOMYpkw3fw';
