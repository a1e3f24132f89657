import createCache from '@emotion/cache';

import { vendorPrefix } from './vendor-prefix';

// speedy: styles go through the sheet's own interface, in development too, since the content policy
// takes no text in style elements.
export const styleCache = createCache({ key: 'css', speedy: true, stylisPlugins: [vendorPrefix] });

/** Whether the document's stylesheet holds the ground of all styles: the theme's variables and resets. */
export const hasGround = document.querySelector('link[data-ground]') !== null;

// Rules that the stylesheet of a finished page holds are not made a second time.
const drawn = document.querySelector<HTMLLinkElement>('link[data-rules]')?.dataset['rules'];
for (const name of drawn?.split(' ') ?? []) styleCache.inserted[name] = true;
