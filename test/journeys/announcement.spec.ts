import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { runAdmin } from '../kit/admin-command';
import { expect, test } from '../kit/browser-test';
import { newPerson, signUp } from '../kit/browsers';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

test(
  'an announcement is shown until it is dismissed, and stays in the profile',
  { tag: '@proof' },
  async ({ page, server, newDevice }) => {
    const ada = newPerson();
    await signUp(page, ada, { to: '/dashboard' });
    const file = path.join(server.dataFolder, 'announcement.txt');
    const title = `A new price for ${ada.firstName}`;
    writeFileSync(
      file,
      `Title: ${title}\nDate: 2099-03-01\n\nPremium costs more.\n\nIt was less.\n`,
    );
    expect(runAdmin(server.dataFolder, ['announce', file])).toContain(
      'see it when they open the app',
    );

    await page.reload();
    const banner = page.getByRole('status').filter({ hasText: `${title} (from Mar 1, 2099)` });
    await expect(banner).toBeVisible();
    const seen = page.waitForResponse('/api/announcements/seen');
    await banner.getByRole('link', { name: 'Read' }).click();
    const told = page.getByRole('region', { name: 'Announcements' }).getByRole('listitem');
    await expect(told).toContainText('Premium costs more.');
    await expect(told).toBeFocused();
    await expect(banner).toHaveCount(0);
    expect((await seen).status()).toBe(200);
    await page.reload();
    await expect(told).toContainText('Applies from Mar 1, 2099');
    await expect(banner).toHaveCount(0);

    // A user who signs up later sees no announcement: the pages already say it.
    const other = await newDevice();
    await signUp(other, newPerson(), { to: '/profile' });
    await expect(other.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    await expect(other.getByText(title)).toHaveCount(0);
  },
);
