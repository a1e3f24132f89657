/** @jest-environment node */
import createCache from '@emotion/cache';

import { vendorPrefix } from './vendor-prefix';

/** The text of the rule that is inserted into the sheet. */
function written(styles: string): unknown {
  const cache = createCache({ key: 'css', stylisPlugins: [vendorPrefix] });
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  return cache.inserted['a'];
}

test('properties that browsers only know with a prefix are also written with it', () => {
  expect(written('user-select:none;')).toBe('.a{-webkit-user-select:none;user-select:none;}');
});

test('no prefixes are written for browsers that cannot run the app', () => {
  const rule = '.a{display:flex;transition:color 1s;}';
  expect(written('display:flex;transition:color 1s;')).toBe(rule);
  expect(written('&::placeholder{opacity:1;}')).toBe('.a::placeholder{opacity:1;}');
});
