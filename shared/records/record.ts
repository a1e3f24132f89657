import type * as z from 'zod';

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
  kind: RecordKind<Client, Server>,
): RecordKind<Client, Server> {
  return kind;
}
