/** Thrown where a photo is not in its place, for good. */
export class PhotoMissing extends Error {
  constructor(userId: string, name: string, options?: ErrorOptions) {
    super(`The photo ${userId}/${name} is missing.`, options);
    this.name = 'PhotoMissing';
  }
}
