import { CATCHES, type Bug } from './bug';

/** Bugs that show only in records of the kitchen: in the simulator's other records, users enter no lists. */
export const KITCHEN_BUGS: Bug[] = [
  {
    name: 'lists-are-mixed',
    kitchen: true,
    budget: CATCHES,
    edits: [
      {
        file: 'api/features/sync/keep-change.ts',
        find: 'return isNothing ? null : mergeObjects(first, before, won);',
        replace: `const mixed = mergeObjects(first, before, won);
          for (const [field, list] of Object.entries(won)) {
            const was = before?.[field];
            if (Array.isArray(list) && Array.isArray(was))
              mixed[field] = [...list, ...was.slice(list.length)];
          }
          return isNothing ? null : mixed;`,
      },
    ],
  },
];
