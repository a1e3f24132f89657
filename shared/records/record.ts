import type * as z from 'zod';

/** Values are any JSON; the schema of the record's kind validates them. */
export type Patch = Record<string, z.core.util.JSONType>;

/**
 * A kind of record that devices store and sync. `client` holds the fields that a device may write; `server` those
 * that only the server writes.
 */
export interface RecordKind<
  Client extends z.ZodObject = z.ZodObject,
  Server extends z.ZodObject = z.ZodObject,
> {
  client: Client;
  server: Server;
  /** Schema of a change: any of the fields that a device may write. */
  patch: z.ZodType<Patch>;
  /** Values of the server's fields in a record that a device has just created. */
  first: z.output<Server>;
  /**
   * The id is derived from the record's content, so several devices may create the same record. Then operations must
   * not use the record's id as their own.
   */
  derivedId?: boolean;
  /** Each user has exactly one record of the kind, with the user's id. */
  single?: true;
}

export function defineRecord<Client extends z.ZodObject, Server extends z.ZodObject>(
  kind: Omit<RecordKind<Client, Server>, 'patch'>,
): RecordKind<Client, Server> {
  let partialSchema: RecordKind['patch'] | undefined;
  return {
    ...kind,
    // Built at first use, because a page does not need these schemas to start.
    get patch() {
      return (partialSchema ??= kind.client.partial());
    },
  };
}
