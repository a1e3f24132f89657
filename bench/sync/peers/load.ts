/**
 * Loads one of the peers. By a name that the compiler does not follow: they are installed only
 * when they are asked for, and the types that the bench needs of them stand beside each use.
 */
export async function loadPeer<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}
