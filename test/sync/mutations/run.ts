// Puts small mistakes into the sync code, one at a time, and reports which of them no history notices.
import { parseArgs } from 'node:util';

import { chanceOf } from '../simulator/chance';
import { WITH_RESTORES, WITHOUT_RESTORES } from '../simulator/history';
import { filesOfSync } from './files';
import { mutantsOf, type Mutant } from './find';
import { Stage } from './stage';
import { holding, tryBundle, type End, type Plan } from './try-mutant';

const SIDE_BY_SIDE = 2;

interface Tried {
  mutant: Mutant;
  end: End;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** All mutants in an order that the seed determines. */
function shuffled(mutants: Mutant[], seed: number): Mutant[] {
  const chance = chanceOf(seed);
  return mutants
    .map((mutant) => ({ mutant, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ mutant }) => mutant);
}

/** Half of the histories with restores, half without; only those that pass without a mutant. */
async function planned(bundle: string, histories: number): Promise<Plan[]> {
  const half = Math.ceil(histories / 2);
  const plans: Plan[] = [];
  for (const [profiles, wanted] of [
    [WITHOUT_RESTORES, half],
    [WITH_RESTORES, histories - half],
  ] as const) {
    const more = Array.from({ length: wanted + 10 }, (_, index) => index + 1);
    const plan = await holding(bundle, { seeds: more, profiles });
    plans.push({ ...plan, seeds: plan.seeds.slice(0, wanted) });
  }
  return plans;
}

function wordsOf({ file, line, was, is }: Mutant): string {
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${file}:${String(line)}  ${short(was)}  =>  ${short(is)}`;
}

/** Tries mutants until the wanted number has run; skips those that do not build or load. */
async function tryOn(
  stage: Stage,
  from: Mutant[],
  of: { plans: Plan[]; tried: Tried[]; wanted: number },
) {
  while (of.tried.length < of.wanted) {
    const mutant = from.shift();
    if (!mutant) return;
    if (!(await stage.build(mutant))) continue;
    const end = await tryBundle(stage.bundle, of.plans);
    if (end.how === 'fails to load' || of.tried.length >= of.wanted) continue;
    of.tried.push({ mutant, end });
    const seen = end.how === 'noticed' ? `noticed at ${String(end.seed)}: ${end.broken}` : end.how;
    say(`${String(of.tried.length)}. ${wordsOf(mutant)}\n     ${seen}`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      mutants: { type: 'string', default: '150' },
      histories: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
    },
  });
  const began = Date.now();
  const stages = Array.from({ length: SIDE_BY_SIDE }, (_, index) => new Stage(String(index)));
  const opened = await Promise.all(stages.map(async (stage) => stage.open()));
  const inside = opened[0] ?? new Set();
  const files = filesOfSync();
  const outside = files.filter((file) => !inside.has(file));
  say(`Not in the simulator, and so left to their unit tests: ${outside.join(', ')}`);
  const all = files.filter((file) => inside.has(file)).flatMap(mutantsOf);
  const mutants = shuffled(all, Number(values.seed));
  const plans = await planned(stages[0]?.bundle ?? '', Number(values.histories));
  const of = { plans, tried: [] as Tried[], wanted: Number(values.mutants) };
  await Promise.all(stages.map(async (stage) => tryOn(stage, mutants, of)));
  await Promise.all(stages.map(async (stage) => stage.close()));
  const survivors = of.tried.filter(({ end }) => end.how === 'survives');
  say(`\nSurvivors, of ${String(of.tried.length)} (${String(all.length)} there are):`);
  for (const { mutant } of survivors) say(`  ${wordsOf(mutant)}`);
  const noticed = String(of.tried.length - survivors.length);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  say(`${noticed} noticed, ${String(survivors.length)} survived, in ${minutes} minutes`);
}

void main();
