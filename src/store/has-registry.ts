/** Does not open a database: first-time visitors should not have to load the database code. */
export async function hasRegistry(): Promise<boolean> {
  // Missing in browsers before 2024, although the types say otherwise.
  const { databases } = indexedDB as Partial<IDBFactory>;
  if (!databases) return true;
  const known = await databases.call(indexedDB);
  return known.some(({ name }) => name === REGISTRY);
}

export const REGISTRY = 'platelog-registry';
