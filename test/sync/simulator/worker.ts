// Plays the histories of some seeds; one line of JSON for each that breaks, and one at the end.
import 'fake-indexeddb/auto';

import { historyOf, profileOf, type Profile } from './history';
import { breakage, shrink } from './shrink';

interface Task {
  seeds: number[];
  profiles: Profile[];
  /** Whether to go on after the first that breaks. */
  all: boolean;
  shrinks: boolean;
}

// A compressed body comes out of a thread whenever it likes; histories must repeat to the letter.
Reflect.deleteProperty(globalThis, 'CompressionStream');

async function main(task: Task): Promise<void> {
  let played = 0;
  // Whoever put a mistake into the code sees by this that it can be run at all.
  say({ loaded: true });
  for (const seed of task.seeds) {
    const history = historyOf(seed, task.profiles);
    const broken = await breakage(history);
    played += 1;
    if (broken === null) continue;
    const small = task.shrinks ? await shrink(history) : history;
    const { devices, pageSize, steps } = small;
    const profile = profileOf(seed, task.profiles);
    say({ seed, profile, broken, ends: await breakage(small), devices, pageSize, steps });
    if (!task.all) break;
  }
  say({ played });
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

void main(JSON.parse(process.argv[2] ?? '{}') as Task).then(() => {
  // Timers of the code under test may still be armed; nothing of it matters any more.
  process.exit(0);
});
