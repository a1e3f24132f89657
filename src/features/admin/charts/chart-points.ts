import { format } from '../../../ui/words/format';
import { messages } from './messages';

export interface ChartPoint {
  /** First day, 'YYYY-MM-DD'. */
  key: string;
  title: string;
  /** Null if there is no data. */
  figure: number | null;
  words: string;
}

/** For more days than this, weeks are shown. */
const DAYS_MOST = 31;

const WEEK = 7;

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Nov 5' */
export function dayWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

interface Figures {
  days: readonly string[];
  figures: readonly (number | null)[];
  /** How days are combined into weeks. Not as a sum for numbers of people, who would be counted several times. */
  week: 'sum' | 'average';
  say: (figure: number) => string;
}

/** One point per day, or for a long period one per week, the last of which ends today. */
export function chartPoints({ days, figures, week, say }: Figures): ChartPoint[] {
  const size = days.length > DAYS_MOST ? WEEK : 1;
  // Only whole weeks, because a shorter first week would look like a bad one.
  const first = days.length % size;
  return Array.from({ length: Math.floor(days.length / size) }, (_, n) => {
    const from = first + n * size;
    const part = figures.slice(from, from + size);
    const figure = joined(part, week);
    const title = titleOf(days.slice(from, from + size));
    const isLast = from + size === days.length;
    return {
      key: days[from] ?? '',
      title: isLast ? format(messages.soFar, { title }) : title,
      figure,
      words: figure === null ? messages.notKept : say(figure),
    };
  });
}

/** Null if one of the days is unknown. */
function joined(part: readonly (number | null)[], week: Figures['week']): number | null {
  let sum = 0;
  for (const figure of part) {
    if (figure === null) return null;
    sum += figure;
  }
  return week === 'sum' ? sum : sum / part.length;
}

function titleOf(days: readonly string[]): string {
  const [from = '', until = from] = [days[0], days.at(-1)];
  return from === until
    ? dayWords(from)
    : format(messages.to, { from: dayWords(from), until: dayWords(until) });
}
