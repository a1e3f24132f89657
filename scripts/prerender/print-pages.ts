// Run by the build, once bundled: prints every public page as JSON, drawn with the marks that the
// server replaces by what is so on its host.
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
  recipients: {
    ai: '%AI%',
    barcodes: '%BARCODES%',
    payments: '%PAYMENTS%',
    mails: '%MAILS%',
    push: '%PUSH%',
    hosting: '%HOSTING%',
  },
};

// Where nothing is promised whole sentences are missing, not one word.
const OFFERS = {
  trial: MARKS,
  'no-trial': { ...MARKS, trial: '' },
  'for-all': { ...MARKS, trial: '', premiumForAll: true },
};

const VARIANTS = Object.entries(OFFERS).flatMap(([name, marks]) =>
  SIGNUPS.map((signups): [string, HostWords] => [`${name}-${signups}`, { ...marks, signups }]),
);

async function main(): Promise<void> {
  const pages: PrintedPage[] = [];
  for (const page of PUBLIC_PAGES) {
    for (const [variant, host] of VARIANTS) {
      const drawn = await renderPage(page.path, host);
      pages.push({ ...page, ...drawn, file: `.prerendered/${variant}/${page.name}.html` });
    }
  }
  const printed: Printed = { ground: await renderBaseStyles(), pages };
  process.stdout.write(JSON.stringify(printed));
}

void main();
