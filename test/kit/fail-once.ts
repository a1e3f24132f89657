import type { Database } from '../../api/store/database';

/** Makes the next transaction of a database fail before it begins, like a lost connection. */
export function failOnce(db: Database): void {
  jest.spyOn(db, 'transaction').mockImplementationOnce(() => {
    throw new Error('The connection was lost.');
  });
}
