import { spawnSync } from 'node:child_process';

const NAME = 'herman';
const PASSWORD = 'tabulating machine 1890';

/** A signed-in administrator of a measured server. */
export class Desk {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async open({ url, dataFolder }: { url: string; dataFolder: string }): Promise<Desk> {
    const command = ['--import', 'tsx', 'scripts/admin.ts', 'create', NAME, 'herman@example.org'];
    const env = { ...process.env, DATA_DIR: dataFolder };
    const { status, stderr } = spawnSync(process.execPath, command, { env, input: PASSWORD });
    if (status !== 0) throw new Error(stderr.toString());
    const response = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: NAME, password: PASSWORD }),
    });
    const { token } = (await response.json()) as { token: string };
    return new Desk(url, token);
  }

  async ask(address: string): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.url}/api/admin/${address}`, { headers });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response;
  }

  /** Time in ms until the whole response has arrived. */
  async time(address: string): Promise<number> {
    const began = performance.now();
    const response = await this.ask(address);
    await response.text();
    return performance.now() - began;
  }
}
