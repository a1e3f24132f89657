import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Middleware } from 'koa';

import { PAGES } from '#shared/contract/pages';

/** Prerendered files with placeholders, by address. */
const FILES: Record<string, (variant: string, way: string) => string> = {
  '/': (variant) => `.prerendered/${variant}/landing.html`,
  [PAGES.login]: (variant, way) => `.prerendered/${variant}${PAGES.login}${way}.html`,
  [PAGES.privacyPolicy]: (variant) => `.prerendered/${variant}/privacy-policy.html`,
  [PAGES.termsOfService]: (variant) => `.prerendered/${variant}/terms-of-service.html`,
  '/robots.txt': () => 'robots.txt',
  '/sitemap.xml': () => 'sitemap.xml',
};

export interface Marks {
  OPERATOR: string;
  CONTROLLER: string;
  MAILBOX: string;
  DPO: string;
  SITE: string;
  TRIAL: string;
  UPLOADS: string;
  /** Chooses the variant of the files; not a placeholder. */
  PREMIUM: 'all' | 'sold';
  SIGNUPS: string;
  SSO: string;
  /** Chooses the sign-in page; not a placeholder. */
  SSOWAY: '' | '-beside' | '-only';
  AI: string;
  BARCODES: string;
  PAYMENTS: string;
  MAILS: string;
  PUSH: string;
  HOSTING: string;
  SIGNIN: string;
  HOST: string;
}

export function hostPages(root: string, marks: Marks): Middleware {
  const variant = `${offerOf(marks)}-${marks.SIGNUPS}`;
  return async (ctx, next) => {
    const file = Object.hasOwn(FILES, ctx.path)
      ? FILES[ctx.path]?.(variant, marks.SSOWAY)
      : undefined;
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const text = file !== undefined && isRead ? await readBuilt(path.join(root, file)) : undefined;
    // Missing in development builds, where the app renders these pages.
    if (file === undefined || text === undefined) {
      await next();
      return;
    }
    ctx.type = path.extname(file);
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = fill(text, marks);
  };
}

function offerOf({ TRIAL, PREMIUM }: Marks): string {
  if (PREMIUM === 'all') return 'for-all';
  return TRIAL === '' ? 'no-trial' : 'trial';
}

async function readBuilt(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

function fill(text: string, marks: Marks): string {
  return text.replace(/%([A-Z]+)%/g, (mark, name: string) =>
    Object.hasOwn(marks, name) ? escapeHtml(marks[name as keyof Marks]) : mark,
  );
}

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
