// Run by the build, once bundled: prints every public page as JSON, drawn with the marks that the
// server replaces by what is so on its host.
import type { HostWords } from '#shared/rules/host-words';

import { PUBLIC_PAGES, renderBaseStyles, renderPage } from '../../src/app/prerender/prerender';
import type { Printed, PrintedPage } from './printed-page';

const MARKS: HostWords = {
  operator: '%OPERATOR%',
  controller: '%CONTROLLER%',
  mailbox: '%MAILBOX%',
  dpo: '%DPO%',
  site: '%SITE%',
  trial: '%TRIAL%',
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
const VARIANTS = { trial: MARKS, 'no-trial': { ...MARKS, trial: '' } };

async function main(): Promise<void> {
  const pages: PrintedPage[] = [];
  for (const page of PUBLIC_PAGES) {
    for (const [variant, host] of Object.entries(VARIANTS)) {
      const drawn = await renderPage(page.path, host);
      pages.push({ ...page, ...drawn, file: `.prerendered/${variant}/${page.name}.html` });
    }
  }
  const printed: Printed = { ground: await renderBaseStyles(), pages };
  process.stdout.write(JSON.stringify(printed));
}

void main();
