/** Thrown if photos cannot be stored or read at the moment: nothing was stored, and stored photos are kept. */
export class PhotosAway extends Error {
  /** @param why a text for the host, without secrets */
  constructor(why: string, options?: ErrorOptions) {
    super(`Photos cannot be kept or read now: ${why}`, options);
    this.name = 'PhotosAway';
  }
}
