import { CATCHES, type Bug } from './bug';
import { KITCHEN_BUGS } from './kitchen-bugs';
import { RESTORE_BUGS } from './restore-bugs';

/**
 * Seeds that show the bugs are in bug-seeds.json; `npm run test:sync -- --bugs --record` writes them. If the engine
 * changes, the source snippets below have to follow; a missing one fails the test.
 */
export const BUGS: Bug[] = [
  {
    name: 'take-before-send',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/exchange.ts',
        find: 'const response = await call(syncRecords',
        replace: `await store.db.outbox.where('opId').anyOf(batch.map(({ op }) => op.opId)).delete();
          const response = await call(syncRecords`,
      },
    ],
  },
  {
    name: 'counter-dedupe',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/store/write.ts',
        find: 'opId: isFirst ? id : newId(),',
        replace: `opId: await (async () => {
          const { replicaId = '' } = ((await db.meta.get('sync'))?.value ?? {});
          const { saved = 0 } = ((await db.meta.get('ledger'))?.value ?? {});
          const counter = saved * 100 + (await db.outbox.count());
          return (replicaId || id).slice(0, 24) + String(counter).padStart(12, '0');
        })(),`,
      },
      {
        file: 'api/features/sync/apply-operation.ts',
        find: 'known.hash === hash ? known.result : rejection(op, REUSED)',
        replace: 'known.result',
      },
    ],
  },
  {
    name: 'no-dedupe',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'api/features/sync/apply-operation.ts',
        find: 'const known = batch.known.get(op.opId);',
        replace: 'const known = undefined as any;',
      },
      {
        file: 'api/store/operations.ts',
        find: "bulkInsert('ops')",
        replace: "bulkInsert('ops', 'ON CONFLICT DO NOTHING')",
      },
    ],
  },
  {
    name: 'ack-moves-cursor',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/apply-response.ts',
        find: 'return more ? { cursor, loading: epoch } : { cursor, epoch, loading: null };',
        replace:
          "return { cursor: Math.max(cursor, ...arguments[0].results.map((r) => (typeof r === 'number' ? r : (r.row?.seq ?? 0)))), epoch };",
      },
    ],
  },
  {
    name: 'no-compare-and-set',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/apply-response.ts',
        find: 'if (now.generation !== request.state.generation) return false;',
        replace: '',
      },
      {
        file: 'src/sync/apply-response.ts',
        find: 'const fits = now.cursor === request.state.cursor;',
        replace: 'const fits = true;',
      },
    ],
  },
  {
    name: 'raw-device-clock',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'shared/sync/merge.ts',
        find: 'return Math.max(Math.min(now, at + (now - sentAt)), lastAt);',
        replace: 'return at;',
      },
      {
        file: 'shared/sync/merge.ts',
        find: 'if (!last || op.base >= last.seq || last.replica === replica) return true;',
        replace: 'if (!last) return true;',
      },
    ],
  },
  {
    name: 'wall-clock-without-device-order',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'shared/sync/merge.ts',
        find: 'return Math.max(Math.min(now, at + (now - sentAt)), lastAt);',
        replace: 'return Math.min(now, at + (now - sentAt));',
      },
      {
        file: 'shared/sync/merge.ts',
        find: 'if (!last || op.base >= last.seq || last.replica === replica) return true;',
        replace: 'if (!last) return true;',
      },
    ],
  },
  {
    name: 'view-without-own-changes',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/apply-rows.ts',
        find: 'entries: waiting.get(id) ?? [],',
        replace: 'entries: [],',
      },
    ],
  },
  {
    name: 'refused-means-removed',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/apply-results.ts',
        find: "const confirmed = entries.filter(({ opId }) => byId.get(opId)?.status === 'applied');",
        replace: 'const confirmed = entries;',
      },
    ],
  },
  {
    name: 'failure-counts-as-sent',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/exchange.ts',
        find: 'if (!(error instanceof CallError)) throw error;',
        replace: `if (error instanceof CallError && error.status >= 500) {
          await store.db.outbox.where('opId').anyOf(batch.map(({ op }) => op.opId)).delete();
        }
        if (!(error instanceof CallError)) throw error;`,
      },
    ],
  },
  {
    name: 'pushed-under-any-session',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'api/http/input.ts',
        find: "if (userId !== undefined && userId !== accountId) throw refuse('wrong_user');",
        replace: '',
      },
    ],
  },
  {
    name: 'edit-raises-the-deleted',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'api/features/sync/decide.ts',
        find: "if (current?.deleted) return { status: 'rejected', ...DELETED };",
        replace: '',
      },
    ],
  },
  {
    name: 'quota-without-guard',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      { file: 'api/store/accounts.ts', find: "'<', freeImages", replace: "'<', freeImages! + 1" },
    ],
  },
  {
    name: 'failure-pauses-for-ever',
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/sync.ts',
        find: "await tryLater(store, outcome.next === 'retry' ? outcome.afterMs : null);",
        replace: "await updateSyncState(store, { paused: 'for-ever' as never });",
      },
    ],
  },
  {
    name: 'acknowledged-and-not-written',
    budget: CATCHES,
    edits: [
      {
        file: 'api/features/sync/keep-change.ts',
        find: 'data: dataAfter(before.data, first, won),',
        replace: 'data: current ? before.data : dataAfter(before.data, first, won),',
      },
    ],
  },
  {
    name: 'the-earlier-change-wins',
    budget: CATCHES,
    edits: [
      {
        file: 'shared/sync/merge.ts',
        find: 'return at > last.at || (at === last.at && op.opId > last.op);',
        replace: 'return at < last.at || (at === last.at && op.opId > last.op);',
      },
    ],
  },
  ...RESTORE_BUGS,
  ...KITCHEN_BUGS,
];
