import createCache, { type EmotionCache } from '@emotion/cache';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { HostWords } from '#shared/rules/host-words';

import { HostContext } from '../../http/host';
import { messages } from './messages';
import { Pages, Providers } from '../pages';
import { vendorPrefix } from '../vendor-prefix';

export interface RenderedPage {
  html: string;
  css: string;
  rules: string[];
}

/** Also waits for lazy parts. */
export async function renderPage(path: string, host: HostWords): Promise<RenderedPage> {
  const styles = newStyles();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Providers styles={styles} writesBaseStyles={false}>
          <HostContext value={host}>
            <Pages />
          </HostContext>
        </Providers>
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React streams larger parts separately and moves them into place with an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  // React leaves failed parts to the browser, so the page would be published without them.
  if (failures.length > 0) throw new Error(`${path} cannot be drawn.`, { cause: failures[0] });
  const html = await new Response(prelude as BodyInit).text();
  const drawn = rulesOf(styles);
  return { html, css: textOf(drawn), rules: drawn.map(([name]) => name) };
}

/** The theme's variables and resets. */
export async function renderBaseStyles(): Promise<string> {
  const styles = newStyles();
  await prerender(
    <Providers styles={styles} writesBaseStyles>
      {null}
    </Providers>,
  );
  return textOf(rulesOf(styles));
}

function newStyles(): EmotionCache {
  const styles = createCache({ key: 'css', stylisPlugins: [vendorPrefix] });
  // Keeps the text of the rules in the cache, because the content security policy forbids style elements.
  styles.compat = true;
  return styles;
}

type Rule = [name: string, text: string];

function rulesOf({ inserted }: EmotionCache): Rule[] {
  return Object.entries(inserted).filter((rule): rule is Rule => typeof rule[1] === 'string');
}

function textOf(rules: readonly Rule[]): string {
  return rules.map(([, text]) => text).join('');
}

interface PublicPage {
  path: string;
  /** Name of its chunk and of the file it is rendered into. */
  name: string;
  title: string;
  description: string;
}

/** Rendered at build time, so that readers and search engines do not need JavaScript. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: PAGES.landing,
    name: 'landing',
    title: messages.landingTitle,
    description: messages.landingDescription,
  },
  {
    path: PAGES.login,
    name: 'login',
    title: messages.signInPlatelog,
    description: messages.signInToPlatelog,
  },
  {
    path: PAGES.privacyPolicy,
    name: 'privacy-policy',
    title: messages.privacyPolicyPlatelog,
    description: messages.privacyDescription,
  },
  {
    path: PAGES.termsOfService,
    name: 'terms-of-service',
    title: messages.termsOfServicePlatelog,
    description: messages.termsDescription,
  },
];
