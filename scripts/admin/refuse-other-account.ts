import { refuseOwner } from '../../api/app/owners';

/** Refuses to work on the data of another account, also as root. @throws before anything is written */
export function refuseOtherAccount(dataFolder: string): void {
  refuseOwner(
    dataFolder,
    (name) =>
      `Run this as that account: sudo -u ${name} DATA_DIR=${dataFolder} npm run admin -- ...`,
  );
}
