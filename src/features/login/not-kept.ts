import { messages } from './messages';

/** The server has signed the user in, but this device could not store the account. */
export class NotKept extends Error {
  constructor() {
    super(messages.notKeptHere);
  }
}

/** @throws NotKept */
export async function keptHere(keep: () => Promise<void>): Promise<void> {
  await keep().catch(() => {
    throw new NotKept();
  });
}
