import { spawn, type ChildProcess } from 'node:child_process';

import { freePort } from '../kit/free-port';
import { temporaryHome, type Home } from './temporary-home';
import { openScreen, type Screen } from './virtual-screen';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const READY_MS = 20_000;

/** The process that drives WebKit, with its own screen and home. */
export class WebKitDriver {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly around: { screen: Screen; home: Home },
  ) {}

  static async start(): Promise<WebKitDriver> {
    const screen = await openScreen();
    const home = temporaryHome();
    const port = await freePort();
    const child = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...home.env, DISPLAY: screen.display },
      stdio: 'ignore',
      // Its own process group: the browser's processes outlive their session by seconds.
      detached: true,
    });
    const driver = new WebKitDriver(`http://127.0.0.1:${port}`, child, { screen, home });
    await driver.ready().catch(async (error: unknown) => {
      await driver.stop();
      throw error;
    });
    return driver;
  }

  async stop(): Promise<void> {
    const { child, around } = this;
    if (child.pid !== undefined && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
    around.screen.close();
    around.home.remove();
  }

  private async ready(): Promise<void> {
    const until = Date.now() + READY_MS;
    while (Date.now() < until) {
      const answer = await fetch(`${this.url}/status`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('WebKitWebDriver did not start.');
  }
}
