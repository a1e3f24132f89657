/** Thrown where the place of the photos cannot be used for now: nothing was kept, and what is there stays there. */
export class PhotosAway extends Error {
  /** @param why in words for the host, without a secret */
  constructor(why: string, options?: ErrorOptions) {
    super(`Photos cannot be kept or read now: ${why}`, options);
    this.name = 'PhotosAway';
  }
}
