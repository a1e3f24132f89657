// Every commit title reads `type(scope): imperative`, in at most 72 characters.
import { execFileSync } from 'node:child_process';

const TITLE = /^(feat|fix|docs|test|build|refactor|perf|style|chore)(\([a-z-]+\))?: \S.*[^.]$/;
const LONGEST = 72;
/** Published before anybody saw that they are too long. */
const PUBLISHED = new Set([
  'test(words): tell messages of the catalog from common ones by their syntax',
  'refactor(host): read database files, unknown names and starts in one place',
]);

/** Titles of `git log` that do not follow the format. */
export function wrongTitles(titles: string[]): string[] {
  return titles.filter(
    (title) => !PUBLISHED.has(title) && (title.length > LONGEST || !TITLE.test(title)),
  );
}

function main(): void {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%s'], { encoding: 'utf8' });
  const wrong = wrongTitles(log.split('\n').filter(Boolean));
  for (const title of wrong) console.error(`Not 'type(scope): imperative' within 72: ${title}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (require.main === module) main();
