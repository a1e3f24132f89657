import type { FailureReport } from '#shared/contract/reports';

import { format } from '../../ui/words/format';
import { messages } from './messages';

const KINDS: Record<FailureReport['kind'], string> = {
  error: messages.aScriptFailed,
  rejection: messages.backgroundFailed,
  screen: messages.screenFailed,
};

/** Describes the kind of failure. */
export function kindWords({ kind }: FailureReport): string {
  return KINDS[kind];
}

/** Everything that is sent about a failure, as plain text. */
export function reportText(report: FailureReport): string {
  const { message, stack, page, app, browser, times, at, id } = report;
  return [
    format(messages.what, { report: kindWords(report) }),
    format(messages.message, { message }),
    format(messages.page, { page }),
    format(messages.when, {
      at: new Date(at).toISOString(),
      times: times === 1 ? '' : format(messages.inBracketsTimes, { times }),
    }),
    format(messages.app, { app }),
    format(messages.browser, { browser }),
    format(messages.report, { id }),
    messages.whereInTheCode,
    ...(stack.length === 0 ? [messages.notKnown] : stack.map((frame) => `  ${frame}`)),
  ].join('\n');
}
