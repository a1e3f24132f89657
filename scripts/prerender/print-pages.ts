// Run by the build, once bundled: prints every public page as JSON, rendered with placeholders that the server replaces
// with its host's values.
import type { HostWords, Signups } from '#shared/rules/host-words';

import { PUBLIC_PAGES, renderBaseStyles, renderPage } from '../../src/app/prerender/prerender';
import type { Printed, PrintedPage } from './printed-page';

const SIGNUPS: Signups[] = ['open', 'invite', 'closed'];

const MARKS: Omit<HostWords, 'signups'> = {
  operator: '%OPERATOR%',
  controller: '%CONTROLLER%',
  mailbox: '%MAILBOX%',
  dpo: '%DPO%',
  site: '%SITE%',
  trial: '%TRIAL%',
  freeUploads: '%UPLOADS%',
  premiumForAll: false,
  singleSignOn: null,
  recipients: {
    ai: '%AI%',
    barcodes: '%BARCODES%',
    payments: '%PAYMENTS%',
    mails: '%MAILS%',
    push: '%PUSH%',
    hosting: '%HOSTING%',
    signIn: '%SIGNIN%',
  },
};

// Without an offer, whole sentences are missing, not just one word.
const OFFERS = {
  trial: MARKS,
  'no-trial': { ...MARKS, trial: '' },
  'for-all': { ...MARKS, trial: '', premiumForAll: true },
};

const VARIANTS = Object.entries(OFFERS).flatMap(([name, marks]) =>
  SIGNUPS.map((signups): [string, HostWords] => [`${name}-${signups}`, { ...marks, signups }]),
);

// Only the sign-in page depends on it.
const SINGLE_SIGN_ON = {
  '': null,
  '-beside': { name: '%SSO%', only: false },
  '-only': { name: '%SSO%', only: true },
};

async function main(): Promise<void> {
  const pages: PrintedPage[] = [];
  for (const page of PUBLIC_PAGES) {
    const ways = page.name === 'login' ? SINGLE_SIGN_ON : { '': null };
    for (const [variant, host] of VARIANTS) {
      for (const [way, singleSignOn] of Object.entries(ways)) {
        const drawn = await renderPage(page.path, { ...host, singleSignOn });
        pages.push({ ...page, ...drawn, file: `.prerendered/${variant}/${page.name}${way}.html` });
      }
    }
  }
  const printed: Printed = { ground: await renderBaseStyles(), pages };
  process.stdout.write(JSON.stringify(printed));
}

void main();
