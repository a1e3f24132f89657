import type { Gate } from '../gates';
import { median, rounded } from '../../numbers';
import { printRows } from '../table';
import type { PageLeg } from './driven-page';
import { LIMIT_PAGE, OUR_PAGE } from './page-candidates';

export interface PageRound {
  up: PageLeg;
  down: PageLeg;
}

/** The measurements of one page, round by round. */
export interface PageMeasured {
  name: string;
  rounds: PageRound[];
}

interface LegSummary {
  ms: number;
  /** Relative to the limit's time, in pairs of the same round. */
  ratio: number;
  /** Bytes per record in this direction. */
  bytes: number;
}

export interface PageSummary {
  name: string;
  up: LegSummary;
  down: LegSummary;
}

export function summarisePages(measured: PageMeasured[], records: number): PageSummary[] {
  const limits = measured.find(({ name }) => name === LIMIT_PAGE)?.rounds ?? [];
  return measured.map(({ name, rounds }) => {
    const part = (way: 'up' | 'down', bytes: (leg: PageLeg) => number): LegSummary => {
      const legs = rounds.map((round) => round[way]);
      const ratios = legs.map(({ ms }, index) => ms / (limits[index]?.[way].ms ?? NaN));
      return {
        ms: Math.round(median(legs.map(({ ms }) => ms))),
        ratio: rounded(median(ratios)),
        bytes: rounded(median(legs.map(bytes)) / records),
      };
    };
    return {
      name,
      up: part('up', ({ bytesUp }) => bytesUp),
      down: part('down', ({ bytesDown }) => bytesDown),
    };
  });
}

export function printPages(summaries: PageSummary[]): void {
  const cells = ({ ms, ratio, bytes }: LegSummary) => [
    String(ms),
    ratio.toFixed(2),
    bytes.toFixed(1),
  ];
  const head = (way: string) => [`${way} ms`, 'of limit', `B/rec ${way}`];
  printRows([
    ['in Chromium', ...head('up'), ...head('down')],
    ...summaries.map(({ name, up, down }) => [name, ...cells(up), ...cells(down)]),
  ]);
}

export function gatesOfPages(summaries: PageSummary[]): Gate[] {
  const ours = summaries.find(({ name }) => name === OUR_PAGE);
  const bounds = { target: 1.25, fails: 1.6, best: 'less' as const };
  return [
    { name: 'browser, upload time of limit', value: ours?.up.ratio ?? NaN, ...bounds },
    { name: 'browser, download time of limit', value: ours?.down.ratio ?? NaN, ...bounds },
  ];
}
