import type { Person, World } from './world';

/** What is sent by whom: `me` is the id of the signed-in user, or of the world's owner. */
export interface Sender {
  world: World;
  me: string;
}

/** How an id of the path is answered to somebody who may call at all. */
export interface ById {
  own: number;
  others: number;
  missing: number;
  malformed: number;
}

export interface Row {
  access: 'anyone' | 'member' | 'admin';
  /** The answer to somebody who may call. */
  status: number | ById;
  body?: (sender: Sender) => unknown;
  /** Whether the body names a person: then another's name is refused. */
  namesUser?: true;
  /** The ids that the world has for the path: of the owner's thing and of the other's. */
  ids?: (world: World, upload: Upload) => Promise<Ids>;
}

export interface Ids {
  owners: string;
  others: string;
}

/** Uploads a photo as a person does, and returns its id. */
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
