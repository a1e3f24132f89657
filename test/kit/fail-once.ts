import type { Database } from '../../api/store/database';

/** Has the next transaction of a database fail before it begins, as where the connection is lost. */
export function failOnce(db: Database): void {
  jest.spyOn(db, 'transaction').mockImplementationOnce(() => {
    throw new Error('The connection was lost.');
  });
}
