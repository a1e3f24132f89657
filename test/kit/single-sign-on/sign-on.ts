import { randomBytes } from 'node:crypto';

import type { Entered, SingleSignOnOutcome } from '#shared/contract/single-sign-on';

import type { FreeSpace } from '../../../api/store/data-folder';
import { ApiInMemory, registration, type Visitor } from '../api-in-memory';
import { hashOfToken } from '../authorization/world';
import { ADA, TestIssuer } from './issuer';

export const SITE = 'http://localhost:3000';
export const BACK = `${SITE}/api/auth/oidc/callback`;
export const CONSENTS = { isThirteenOrOlder: true, healthConsent: '2026-11' };
export const NAMES = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
export const PASSWORD = 'analytical engine 1843';

interface Problem {
  code: string;
}

type Answers = Problem & Entered & { address: string };

/** Base for tests of single sign-on: each opens the API with its own settings. */
export class SignOn {
  issuer!: TestIssuer;
  api!: ApiInMemory;
  /** By how much the server's clock is ahead, in ms. */
  late = 0;

  constructor() {
    beforeAll(async () => {
      // It warns about what is fine in a test: the version of Node, and that it stores nothing.
      jest.spyOn(console, 'warn').mockReturnValue(undefined);
      this.issuer = await TestIssuer.start();
      await this.issuer.serve(SITE);
    });
    afterAll(async () => {
      await this.issuer.stop();
      jest.restoreAllMocks();
    });
    beforeEach(() => {
      this.late = 0;
      Object.assign(this.issuer, { colleague: ADA, lie: undefined, forged: undefined });
    });
    afterEach(async () => this.api.stop());
  }

  async open(settings: Record<string, string> = {}, freeSpace?: FreeSpace): Promise<void> {
    const env = { ...this.issuer.settings, ...settings };
    const rest = freeSpace ? { freeSpace } : {};
    this.api = await ApiInMemory.start(env, () => Date.now() + this.late, rest);
  }

  async post(visitor: Visitor, call: string, body: unknown = {}) {
    const answer = await visitor.post(`/api/auth/oidc/${call}`, body);
    return answer as unknown as { status: number; body: Answers };
  }

  /** The query with which the issuer sends a browser back. */
  async answerFor(visitor: Visitor, input: object = {}, call = 'begin'): Promise<string> {
    const { status, body } = await this.post(visitor, call, input);
    expect([status, body.code]).toEqual([200, undefined]);
    return this.issuer.answerTo(body.address, BACK);
  }

  async finish(visitor: Visitor, answer: string) {
    const finished: unknown = await this.post(visitor, 'finish', { answer });
    return finished as { status: number; body: SingleSignOnOutcome & Problem };
  }

  async signOn(visitor: Visitor, input: object = {}) {
    return this.finish(visitor, await this.answerFor(visitor, input));
  }

  /** A new user whose account has no password. */
  async newcomer(): Promise<Visitor> {
    const visitor = this.api.visitor();
    expect((await this.signOn(visitor)).body).toMatchObject({ next: 'sign_up' });
    const made = await this.post(visitor, 'register', { ...NAMES, ...CONSENTS });
    expect(made.status).toBe(200);
    return visitor;
  }

  async withPassword(change: Record<string, string> = {}): Promise<Visitor> {
    const visitor = this.api.visitor();
    const { status } = await visitor.post('/api/register', registration(change));
    expect(status).toBe(200);
    return visitor;
  }

  /** Sets a new password by the link of a mail. */
  async resetByMail(visitor: Visitor, password: string): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await this.api.services.db
      .updateTable('users')
      .set({ reset_token: hashOfToken(token), reset_token_expiry: Date.now() + 60_000 })
      .execute();
    const input = { token, password, confirmPassword: password };
    expect((await visitor.post('/api/auth/reset-password', input)).status).toBe(200);
  }

  async rows(table: 'identities' | 'users' | 'sign_in_attempts' | 'consents') {
    return this.api.services.db.selectFrom(table).selectAll().execute();
  }
}

export const isSignedIn = async (visitor: Visitor) =>
  (await visitor.get('/api/auth/me')).status === 200;

export const codeOf = (answer: { body: unknown }) => (answer.body as Partial<Problem>).code;
