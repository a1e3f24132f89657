import { AsyncLocalStorage } from 'node:async_hooks';

import type { Run } from './device';

/** Whose code is running: requests and transactions find their page or worker by it. */
export const scope = new AsyncLocalStorage<Run>();
