/**
 * Loads one of the peers. By a name that the compiler does not follow: they are installed only on demand, and the types
 * that the benchmark needs are declared next to each use.
 */
export async function loadPeer<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}
