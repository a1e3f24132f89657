import type { LegSummary, Summary } from './summary';

/** Prints the results of all candidates, side by side. */
export function printTable(summaries: Summary[]): void {
  for (const direction of ['up', 'down'] as const) {
    const title = direction === 'up' ? 'first upload' : 'first download';
    printRows([
      [title, 'rec/s', 'of bare', 'CPU us/rec', 'of bare', 'B/rec up', 'B/rec down'],
      ...summaries.map((summary) => [summary.name, ...cellsOf(summary[direction])]),
    ]);
  }
  printRows([
    ['a change on A to B', 'p50 ms', 'p95 ms'],
    ...summaries.map(({ name, live }) =>
      live ? [name, String(live.p50), String(live.p95)] : [name, 'no live stream', '-'],
    ),
  ]);
}

/** Prints rows of text in columns, the first column aligned left. */
export function printRows(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  console.log('');
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}

function cellsOf(leg: LegSummary): string[] {
  const { perSecond, speedRatio, serverCpu, clientCpu, cpuRatio, bytesUp, bytesDown } = leg;
  return [
    String(Math.round(perSecond)),
    speedRatio.toFixed(2),
    `${serverCpu.toFixed(1)}+${clientCpu.toFixed(1)}`,
    cpuRatio.toFixed(2),
    bytesUp.toFixed(1),
    bytesDown.toFixed(1),
  ];
}
