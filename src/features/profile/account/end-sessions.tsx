import { at } from '#shared/contract/endpoint';
import {
  endOtherSessions,
  endSession,
  type EndSession,
  type OwnSession,
} from '#shared/contract/sessions';

import { call } from '../../../http/call';
import { refetchOwnSessions } from '../../../http/use-account-security';
import { useToast } from '../../../ui/feedback/toast';
import { capital } from '../../../ui/words/text';
import { format } from '../../../ui/words/format';
import { momentWords } from '../../../ui/words/time';
import { ProofDialog } from '../proof-dialog';
import { messages } from './messages';

/** What to end: one session or all others. */
export type Ending = OwnSession | 'others';

interface EndSessionsProps {
  ending: Ending;
  /** Number of other sessions. */
  count: number;
  onClose: () => void;
}

/** Asks for the password, and ends one session or all others. */
export function EndSessions({ ending, count, onClose }: EndSessionsProps) {
  const toast = useToast();
  const isOne = ending !== 'others';
  const refetch = () => void refetchOwnSessions();
  return (
    <ProofDialog
      title={isOne ? messages.endThisSession : messages.askEndAllOtherSessions}
      about={
        isOne
          ? `${deviceName(ending)}. ${lastUseWords(ending, Date.now())}.`
          : format(messages.otherSessions, { count })
      }
      words={messages.waitingEntriesStayThere}
      label={isOne ? messages.endSession : messages.endSessions}
      pendingLabel={messages.ending}
      grave
      failureTitle={messages.notEnded}
      send={async (proof) => {
        const description = await end(ending, proof);
        onClose();
        toast({ title: isOne ? messages.sessionEnded : messages.sessionsEnded, description });
        refetch();
      }}
      // The list may be out of date.
      onFailure={refetch}
      onClose={onClose}
    />
  );
}

async function end(ending: Ending, input: EndSession): Promise<string> {
  if (ending !== 'others') {
    await call(at(endSession, { id: ending.id }), input);
    return format(messages.sessionOfEnded, { ending: deviceName(ending) });
  }
  const { ended } = await call(endOtherSessions, input);
  return format(messages.otherSessionsEnded, { ended });
}

export function deviceName({ device }: Pick<OwnSession, 'device'>): string {
  return device ?? messages.unknownDevice;
}

/** When and from where a session was last used: 'Last used today, 14:05, from network 198.51.100.x'. */
export function lastUseWords(
  { current, lastUsedAt, network }: Pick<OwnSession, 'current' | 'lastUsedAt' | 'network'>,
  now: number,
): string {
  const when = current
    ? messages.inUseNow
    : format(messages.lastUsed, { lastUsedAt: momentWords(lastUsedAt, now) });
  return network === null ? when : format(messages.fromNetwork, { when, network });
}

export function beginningWords(
  session: Pick<OwnSession, 'createdAt' | 'sharedDevice' | 'signedInWith'>,
  now: number,
): string {
  const { createdAt, sharedDevice, signedInWith: name = null } = session;
  const when = capital(format(messages.signedIn, { createdAt: momentWords(createdAt, now) }));
  const began = name === null ? when : format(messages.signedInWith, { began: when, name });
  return sharedDevice ? format(messages.beganOnSharedDevice, { began }) : began;
}
