import { format } from '../../../ui/words/format';
import { messages } from './messages';

export interface ChartPoint {
  /** First day, 'YYYY-MM-DD'. */
  key: string;
  title: string;
  /** Null where nothing is kept. */
  figure: number | null;
  words: string;
}

/** Of more days than this, weeks are shown. */
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
  /** How a week is told: people may come every day, so a sum would count them again. */
  week: 'sum' | 'average';
  say: (figure: number) => string;
}

/** A point a day; of a long time one a week, of which the last ends today. */
export function chartPoints({ days, figures, week, say }: Figures): ChartPoint[] {
  const size = days.length > DAYS_MOST ? WEEK : 1;
  // Whole weeks only: a shorter first one would look like a bad one.
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

/** Null where one of them is not known. */
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
