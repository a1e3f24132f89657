import { BARE_SERVER, OUR_SERVER, POUCHDB_SERVER, RXDB_SERVER } from '../candidates';

export interface PageCandidate {
  name: string;
  /** The page's program, relative to the benchmark's folder, and the server's, relative to the repository. */
  program: string;
  server: string;
  /** The path on the page's origin where its server responds. */
  prefix: string;
}

export const LIMIT_PAGE = 'limit';
export const OUR_PAGE = 'ours';

const PAGES: PageCandidate[] = [
  {
    name: LIMIT_PAGE,
    program: 'browser/pages/limit-page.ts',
    server: BARE_SERVER,
    prefix: '/bare/',
  },
  { name: OUR_PAGE, program: 'browser/pages/our-page.ts', server: OUR_SERVER, prefix: '/api/' },
];

const PEERS: PageCandidate[] = [
  { name: 'RxDB', program: 'peers/rxdb-page.ts', server: RXDB_SERVER, prefix: '/rxdb/' },
  {
    name: 'PouchDB',
    program: 'peers/pouchdb-page.ts',
    server: POUCHDB_SERVER,
    prefix: '/pouchdb/',
  },
];

export function pagesOf(withPeers: boolean): PageCandidate[] {
  return withPeers ? [...PAGES, ...PEERS] : PAGES;
}
