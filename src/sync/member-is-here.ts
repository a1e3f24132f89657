/** From page to worker when someone is signed in: cache the files that only members need. */
export const MEMBER_IS_HERE = 'MEMBER_IS_HERE';
