import createCache from '@emotion/cache';

import { vendorPrefix } from './vendor-prefix';

// speedy: uses the CSSOM, in development too, since the content policy allows no text in style elements.
export const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [vendorPrefix] });

/** Whether the stylesheet holds the theme's variables and resets. */
export const hasGround = document.querySelector('link[data-ground]') !== null;

// Rules in the stylesheet of a prerendered page are not made again.
const drawn = document.querySelector<HTMLLinkElement>('link[data-rules]')?.dataset['rules'];
for (const name of drawn?.split(' ') ?? []) styleCache.inserted[name] = true;
