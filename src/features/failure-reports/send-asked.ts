import { failureReportSchema, sendReport } from '#shared/contract/reports';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { failuresToSend, markSent } from '../../store/failure-reports';

/** Sends the reports that their person has asked to be sent. What does not get through stays asked for. */
export async function sendAsked(): Promise<void> {
  for (const kept of await failuresToSend()) {
    try {
      // Nothing of what only this device knows of it.
      await call(sendReport, failureReportSchema.strip().parse(kept));
    } catch (error) {
      if (!isFinal(error)) return;
      await markSent(kept.id, 'refused');
      continue;
    }
    await markSent(kept.id, 'sent');
  }
}

/** Whether another try would be answered alike; an older server does not know reports. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  if (error.kind === 'invalid') return true;
  return error.kind === 'refused' && error.status !== 429;
}
