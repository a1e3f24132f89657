/** What the checks remember of their last run; `npm run check -- --fresh` deletes it. */
export const CHECK_CACHE = '.cache/check';
