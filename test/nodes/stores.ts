import { BucketServer, freshBucket } from '../kit/bucket-server';
import { freshDatabase } from '../kit/postgres-database';
import { PostgresServer } from '../kit/postgres-server';

/** What several servers share: a PostgreSQL server and a bucket server. */
export class Stores {
  private constructor(
    private readonly postgres: PostgresServer,
    private readonly buckets: BucketServer,
  ) {}

  static async start(): Promise<Stores> {
    const [postgres, buckets] = await Promise.all([PostgresServer.start(), BucketServer.start()]);
    return new Stores(postgres, buckets);
  }

  /** A new database and bucket, as settings of a server. */
  async fresh(): Promise<Record<string, string>> {
    const { url } = await freshDatabase(this.postgres.url);
    return { DATABASE_URL: url, ...(await freshBucket(this.buckets.endpoint)) };
  }

  /** The bytes of a photo; undefined if it does not exist. */
  read(bucket: string, key: string): Buffer | undefined {
    return this.buckets.read(bucket, key);
  }

  /** Process id of PostgreSQL's parent process. */
  get postgresPid(): number {
    return this.postgres.pid;
  }

  async stop(): Promise<void> {
    await Promise.all([this.postgres.stop(), this.buckets.stop()]);
  }
}
