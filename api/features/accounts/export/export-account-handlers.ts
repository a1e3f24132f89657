import {
  EXPORT_BYTES_HEADER,
  type exportAccount,
  type exportAccountByPassword,
  FRESH_MINUTES,
} from '#shared/contract/account-export';

import { networkOf } from '../../../http/caller';
import type { MemberCall, MemberHandler } from '../../../http/endpoint';
import { refuse } from '../../../http/refuse';
import { Download } from '../../../http/respond';
import type { AccountServices } from '../account-services';
import { checkPassword } from '../check-password';
import { accountArchive, archiveBytes, type ArchiveServices } from './account-archive';
import { utcDay } from '../../../store/utc-day';

type Services = ArchiveServices & Pick<AccountServices, 'passwords' | 'guard'>;

interface Handlers {
  fresh: MemberHandler<typeof exportAccount>;
  byPassword: MemberHandler<typeof exportAccountByPassword>;
}

/** Exports without a password right after signing in, and with the password at any time. */
export function exportAccountHandlers(services: Services): Handlers {
  const running = new Running();
  return {
    fresh: async (call) => {
      if (!hasJustShown(services, call)) {
        if (call.account.password !== '') throw refuse('password_needed');
        await checkPassword(services, call, undefined);
      }
      return exportOf(services, running, call);
    },
    byPassword: async (call) => {
      await checkPassword(services, call, call.input.currentPassword);
      return exportOf(services, running, call);
    },
  };
}

/** Single sign-on does not count: an issuer may sign a browser in again without asking the user. */
function hasJustShown(
  { now }: Pick<Services, 'now'>,
  { session }: Pick<MemberCall<unknown>, 'session'>,
) {
  if (session.signedInWith !== null) return false;
  return (session.begunAt ?? 0) >= now() - FRESH_MINUTES * 60_000;
}

async function exportOf(
  services: Services,
  running: Running,
  { account, session, address }: Pick<MemberCall<unknown>, 'account' | 'session' | 'address'>,
): Promise<Download> {
  const { id } = account;
  const about = await archiveBytes(services, account);
  const day = utcDay(services.now());
  const facts = {
    name: `platelog-export-${day}.zip`,
    mime: 'application/zip',
    headers: { [EXPORT_BYTES_HEADER]: String(about) },
  };
  const isAllowed = async () => (await session.userId()) === id;
  const parts = accountArchive(services, { account, byHost: false, isAllowed });
  return new Download(facts, parts, running.begin(id, networkOf(address)));
}

const AT_ONCE = 20;
const OF_A_NETWORK = 5;

/** The running exports: one per account, and a limited number per network and in all. */
class Running {
  private readonly accounts = new Map<string, string>();

  /** Returns the function that ends it. @throws Refusal 'busy' */
  begin(id: string, network: string): () => void {
    if (this.accounts.has(id)) {
      const detail =
        'An export of your account is already in progress. Please try again in a moment.';
      throw refuse('busy', { detail, retryAfter: 5 });
    }
    const besides = [...this.accounts.values()].filter((other) => other === network).length;
    if (this.accounts.size >= AT_ONCE || besides >= OF_A_NETWORK)
      throw refuse('busy', { retryAfter: 10 });
    this.accounts.set(id, network);
    return () => {
      this.accounts.delete(id);
    };
  }
}
