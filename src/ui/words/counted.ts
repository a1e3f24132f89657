import { wholeWords } from './number';

/** '1 entry', '1,200 entries' */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${wholeWords(count)} ${count === 1 ? one : many}`;
}
