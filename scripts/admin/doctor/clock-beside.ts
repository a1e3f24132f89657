import { fault, type Finding } from './finding';

/** Codes of two-step sign-in fail from about here. */
const SLIP_MS = 60_000;

/** Compares this machine's clock with another one. @param whose as in "that of PostgreSQL" */
export function clockBeside(
  whose: string,
  { theirs, ours }: { theirs: number; ours: number },
): Finding[] {
  const ahead = ours - theirs;
  if (!(Math.abs(ahead) > SLIP_MS)) return [];
  return [
    fault(
      'clock',
      `This machine's clock is ${lengthOf(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} that of ${whose}. Set the wrong one right (NTP): sessions, codes and the order of changes depend on it.`,
    ),
  ];
}

/** The same for a server that was asked just now. Nothing is known of an answer without a date. */
export function clockOfAnswer(whose: string, answer: Response): Finding[] {
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  return clockBeside(whose, { theirs, ours: Date.now() });
}

const UNITS: readonly [string, number][] = [
  ['days', 24 * 3600_000],
  ['hours', 3600_000],
  ['minutes', 60_000],
];

function lengthOf(ms: number): string {
  const [name, length] = UNITS.find(([, unit]) => ms >= 2 * unit) ?? ['seconds', 1000];
  return `${Math.round(ms / length)} ${name}`;
}
