import { CATCHES, type Bug } from './bug';

/** Bugs that show only if the server is restored from a backup. */
export const RESTORE_BUGS: Bug[] = [
  {
    name: 'restore-forgets',
    restores: true,
    budget: CATCHES,
    edits: [
      {
        file: 'src/sync/full-reload.ts',
        find: 'if (base) await recoverRecord(store, { ours: base.row, theirs: null });',
        replace: '',
      },
    ],
  },
  {
    name: 'reload-drops-the-unsent',
    restores: true,
    budget: CATCHES,
    edits: [
      {
        file: 'src/sync/full-reload.ts',
        find: 'if (newHistory) await dropOldNumbers(store);',
        replace: 'await store.db.outbox.clear();',
      },
    ],
  },
  {
    name: 'lost-is-never-told',
    budget: CATCHES,
    edits: [
      {
        file: 'api/features/sync/apply-operation.ts',
        find: "lost.length > 0 ? { opId, status: 'applied', lost } : { opId, status: 'applied' }",
        replace: "{ opId, status: 'applied' }",
      },
    ],
  },
  // These three edit the code that recovers what a restored server lacks.
  {
    name: 'restore-passes-over-what-is-later',
    restores: true,
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/apply-rows.ts',
        find: 'if (row && mayBeLater(base, row, of))',
        replace: 'if (row && mayBeLater(base, row, of) && false)',
      },
    ],
  },
  {
    name: 'base-of-another-history',
    restores: true,
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/full-reload.ts',
        find: 'entry.base = 0;',
        replace: '',
      },
    ],
  },
  {
    name: 'deletion-not-brought-back',
    restores: true,
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'src/sync/recover-record.ts',
        find: 'if (!theirs) return ours.deleted || ours.data !== null;',
        replace: 'if (!theirs) return !ours.deleted && ours.data !== null;',
      },
      {
        file: 'src/sync/recover-record.ts',
        find: 'return deletion || fields.length > 0;',
        replace: 'return fields.length > 0;',
      },
    ],
  },
  {
    name: 'what-is-recovered-stands-above-what-is-later',
    restores: true,
    budget: CATCHES,
    proofOnly: true,
    edits: [
      {
        file: 'shared/sync/recover.ts',
        find: 'if (difference !== 0) return difference > 0;',
        replace: 'if (difference !== 0) return true;',
      },
    ],
  },
];
