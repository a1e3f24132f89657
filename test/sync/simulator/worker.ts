// Runs the histories of some seeds; prints one line of JSON for each that breaks, and one at the end.
import 'fake-indexeddb/auto';

import { historyOf, profileOf, type Profile } from './history';
import { NodesOnPostgres } from './nodes-on-postgres';
import type { OpenDatabase } from './play';
import { breakage, shrink } from './shrink';
import { SqliteInMemory } from './sqlite-in-memory';

interface Task {
  seeds: number[];
  profiles: Profile[];
  /** Whether to continue after the first that breaks. */
  all: boolean;
  shrinks: boolean;
  /** If the server is several processes on PostgreSQL: how many, and on which database. */
  nodes?: { count: number; url: string };
}

/** The histories run on it one after another. */
function databaseOf({ nodes }: Task): OpenDatabase {
  if (!nodes) return () => new SqliteInMemory();
  const database = new NodesOnPostgres(nodes.url, nodes.count);
  return (seed) => {
    database.seed(seed);
    return database;
  };
}

// Compression finishes on a thread at random times; histories must be exactly reproducible.
Reflect.deleteProperty(globalThis, 'CompressionStream');

async function main(task: Task): Promise<void> {
  let played = 0;
  const open = databaseOf(task);
  // For the mutation tests: shows that the changed code can run.
  say({ loaded: true });
  for (const seed of task.seeds) {
    const history = historyOf(seed, task.profiles);
    const broken = await breakage(history, open);
    played += 1;
    if (broken === null) continue;
    const small = task.shrinks ? await shrink(history, open) : history;
    const { devices, pageSize, steps } = small;
    const profile = profileOf(seed, task.profiles);
    const ends = await breakage(small, open);
    say({ seed, profile, broken, ends, devices, pageSize, steps });
    if (!task.all) break;
  }
  say({ played });
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

void main(JSON.parse(process.argv[2] ?? '{}') as Task).then(() => {
  // Timers of the code under test may still be active; they do not matter any more.
  process.exit(0);
});
