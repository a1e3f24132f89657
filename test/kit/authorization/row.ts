import type { Person, World } from './world';

/** Who sends a request: `me` is the id of the signed-in user, or of the world's owner. */
export interface Sender {
  world: World;
  me: string;
}

/** The response status for each kind of id in the path, if the caller has access at all. */
export interface ById {
  own: number;
  others: number;
  missing: number;
  malformed: number;
}

export interface Row {
  access: 'anyone' | 'member' | 'admin';
  /** The response status for a caller with access. */
  status: number | ById;
  body?: (sender: Sender) => unknown;
  /** Whether the body names a user. The server then rejects the name of another user. */
  namesUser?: true;
  /** The world's ids for the path: of the owner's thing and of the other user's. */
  ids?: (world: World, upload: Upload) => Promise<Ids>;
}

export interface Ids {
  owners: string;
  others: string;
}

/** Uploads a photo as a user does, and returns its id. */
export type Upload = (person: Person) => Promise<string>;

export const anyone = (status: number, body?: Row['body']): Row => ({
  access: 'anyone',
  status,
  ...(body && { body }),
});
export const member = (status: number, body?: Row['body']): Row => ({
  ...anyone(status, body),
  access: 'member',
});
export const admin = (status: number, body?: Row['body']): Row => ({
  ...anyone(status, body),
  access: 'admin',
});
