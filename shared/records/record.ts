import type * as z from 'zod';

/** Values are any JSON; the schema of the record's kind says what they must be. */
export type Patch = Record<string, z.core.util.JSONType>;

/**
 * A kind of record that devices keep and sync.
 * `client` holds the fields that a device may write; `server` those that only the server writes.
 */
export interface RecordKind<
  Client extends z.ZodObject = z.ZodObject,
  Server extends z.ZodObject = z.ZodObject,
> {
  client: Client;
  server: Server;
  /** What a change may hold: any of the fields that a device writes. */
  patch: z.ZodType<Patch>;
  /** What the server's own fields hold when a device has just made the record. */
  first: z.output<Server>;
  /**
   * The id follows from what the record is about, so that several devices may make the same one:
   * then no operation may go by the record's id.
   */
  derivedId?: boolean;
  /** A person has one of the kind and no more, under their own id. */
  single?: true;
}

export function defineRecord<Client extends z.ZodObject, Server extends z.ZodObject>(
  kind: Omit<RecordKind<Client, Server>, 'patch'>,
): RecordKind<Client, Server> {
  let made: RecordKind['patch'] | undefined;
  return {
    ...kind,
    // Made at its first use: a page that starts needs none of them.
    get patch() {
      return (made ??= kind.client.partial());
    },
  };
}
