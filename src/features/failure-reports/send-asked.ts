import { failureReportSchema, sendReport } from '#shared/contract/reports';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { failuresToSend, markSent } from '../../store/failure-reports';

/** Sends the reports that the user wants sent. If sending fails, a report is tried again later. */
export async function sendAsked(): Promise<void> {
  for (const kept of await failuresToSend()) {
    try {
      // Removes fields that are only for this device.
      await call(sendReport, failureReportSchema.strip().parse(kept));
    } catch (error) {
      if (!isFinal(error)) return;
      await markSent(kept.id, 'refused');
      continue;
    }
    await markSent(kept.id, 'sent');
  }
}

/** Whether another try would get the same answer, as from an older server that does not accept reports. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  if (error.kind === 'invalid') return true;
  return error.kind === 'refused' && error.status !== 429;
}
