import { failureReportSchema, sendReport } from '#shared/contract/reports';

import { call } from '../../http/call';
import { CallError } from '../../http/failure';
import { failuresToSend, markSent } from '../../store/failure-reports';

/** Sends the reports that their person has asked to be sent. What does not get through stays asked for. */
export async function sendAsked(): Promise<void> {
  for (const { state: _state, ...report } of await failuresToSend()) {
    try {
      await call(sendReport, failureReportSchema.parse(report));
    } catch (error) {
      if (!isFinal(error)) return;
      await markSent(report.id, 'refused');
      continue;
    }
    await markSent(report.id, 'sent');
  }
}

/** Whether another try would be answered alike; an older server does not know reports. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  if (error.kind === 'invalid') return true;
  return error.kind === 'refused' && error.status !== 429;
}
