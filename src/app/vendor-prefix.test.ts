/** @jest-environment node */
import createCache from '@emotion/cache';

import { vendorPrefix } from './vendor-prefix';

/** A rule as it goes into the sheet. */
function written(styles: string): unknown {
  const cache = createCache({ key: 'css', stylisPlugins: [vendorPrefix] });
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  return cache.inserted['a'];
}

test('what browsers know under their prefix only is written under it too', () => {
  expect(written('user-select:none;')).toBe('.a{-webkit-user-select:none;user-select:none;}');
});

test('nothing is written for browsers that cannot run the app', () => {
  const rule = '.a{display:flex;transition:color 1s;}';
  expect(written('display:flex;transition:color 1s;')).toBe(rule);
  expect(written('&::placeholder{opacity:1;}')).toBe('.a::placeholder{opacity:1;}');
});
