import { GENEROUS, isTooLong, mostAllowed } from './attack';
import { attackAll } from './attacks';

const SCALE = { seconds: 0.4, part: 0.02, enoughMs: GENEROUS.ms };
const PATIENCE_MS = 300_000;

test(
  'under attack the server stalls no longer than a bare one may, and keeps its promises',
  async () => {
    const shown: string[] = [];
    const { verdicts, skipped } = await attackAll(SCALE, (verdict) => {
      const { attack, ours } = verdict;
      const most = mostAllowed(verdict, GENEROUS).toFixed(0);
      if (isTooLong(verdict, GENEROUS))
        shown.push(`${attack.name}: ${ours.longest.toFixed(0)} of ${most} ms`);
      for (const problem of verdict.problems) shown.push(`${attack.name}: ${problem}`);
    });
    for (const what of skipped) process.stdout.write(`Skipped: ${what}\n`);
    expect(shown).toEqual([]);
    expect(verdicts.length).toBeGreaterThanOrEqual(14);
  },
  PATIENCE_MS,
);
