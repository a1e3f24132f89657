import createCache from '@emotion/cache';

// speedy: styles go through the sheet's own interface, in development too, since the content policy
// takes no text in style elements.
export const styleCache = createCache({ key: 'css', speedy: true });
