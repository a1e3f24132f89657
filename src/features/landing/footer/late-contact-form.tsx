import { lazy } from 'react';

const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
const PATIENCE_MS = 4_000;

/**
 * The contact form, which comes alive at the first sign of somebody there, or a while after. Its schema
 * weighs more than the rest of the page, and it is the last thing on it.
 */
export const LateContactForm = lazy(async () => {
  if (typeof window !== 'undefined') await firstSign();
  const room = await import(/* webpackChunkName: "contact-form" */ './contact-form');
  return { default: room.ContactForm };
});

async function firstSign(): Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  await new Promise<void>((resolve) => {
    const seen = () => {
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, seen, { once: true, signal });
    setTimeout(seen, PATIENCE_MS);
  });
  stopping.abort();
}
