import type { FailureReport } from '#shared/contract/reports';

const KINDS: Record<FailureReport['kind'], string> = {
  error: 'A script failed',
  rejection: 'Something in the background failed',
  screen: 'A screen could not be shown',
};

export function kindWords({ kind }: FailureReport): string {
  return KINDS[kind];
}

/** All that is sent of a failure, in plain text. */
export function reportText(report: FailureReport): string {
  const { message, stack, page, app, browser, times, at, id } = report;
  return [
    `What: ${kindWords(report)}`,
    `Message: ${message}`,
    `Page: ${page}`,
    `When: ${new Date(at).toISOString()}${times === 1 ? '' : ` (${times} times)`}`,
    `App: ${app}`,
    `Browser: ${browser}`,
    `Report: ${id}`,
    'Where in the code:',
    ...(stack.length === 0 ? ['  not known'] : stack.map((frame) => `  ${frame}`)),
  ].join('\n');
}
