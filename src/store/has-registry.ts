/** Opens nothing: a first visitor should not load the database code to learn that there is no database. */
export async function hasRegistry(): Promise<boolean> {
  // Missing in browsers before 2024, whatever the types say.
  const { databases } = indexedDB as Partial<IDBFactory>;
  if (!databases) return true;
  const known = await databases.call(indexedDB);
  return known.some(({ name }) => name === REGISTRY);
}

export const REGISTRY = 'platelog-registry';
