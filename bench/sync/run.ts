// Platelog's sync compared with the minimum that could do it, and with others by --peers. All results are ratios within
// one run; --browser measures the client in Chromium instead, --postgres also measures our server on PostgreSQL,
// --beside FOLDER another checkout of the repository.
import { measureInBrowser } from './browser/measure';
import { gatesBeside } from './gates-beside';
import { candidates } from './candidates';
import { conclude } from './gates';
import { loadAverage, readOptions, type Options } from './options';
import { installPeers } from './peers/install';
import { measure } from './rounds';
import { gatesOf, summarise } from './summary';
import { printTable } from './table';

const TERMS =
  'Bare is sent batches of 500; ours what its outbox makes, a thousand operations or 248 KiB. Both ' +
  'are gzipped alike, and commit each batch once, flushed to the disk. ' +
  'Bare knows no sessions, checks nothing, keeps no receipt of what it was sent and no stamps of ' +
  'fields, and of a user the number of the round.';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const load = loadAverage();
  console.log(`load average ${load.join(' ')}`);
  if (options.peers) installPeers();
  await (options.browser ? measureInBrowser(options, load) : engine(options, load));
}

async function engine(options: Options, load: number[]): Promise<void> {
  const { records, rounds } = options;
  console.log(`${records} meals, ${rounds} rounds after one to warm up`);
  console.log(TERMS);
  const say = (line: string) => {
    console.error(line);
  };
  const measured = await measure(candidates(options), { records, rounds, say });
  const summaries = summarise(measured);
  printTable(summaries);
  const gates = [...gatesOf(summaries), ...gatesBeside(measured)];
  conclude('sync', gates, { load, records, rounds, candidates: summaries });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
