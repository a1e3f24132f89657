/** Names of the tables' foods that they lack: [code, its name there, other names]. */
export const SYNONYMS: readonly (readonly [code: string, name: string, also: string])[] = [
  ['63203010', 'Blueberries, raw', 'bilberries'],
];
