/** What a page tells the worker where somebody is signed in: files that only members need are kept then. */
export const MEMBER_IS_HERE = 'MEMBER_IS_HERE';
