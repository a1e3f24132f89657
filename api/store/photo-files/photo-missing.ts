/** Thrown if a photo does not exist in its place. A retry does not help. */
export class PhotoMissing extends Error {
  constructor(userId: string, name: string, options?: ErrorOptions) {
    super(`The photo ${userId}/${name} is missing.`, options);
    this.name = 'PhotoMissing';
  }
}
