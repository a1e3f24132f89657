import { Compilation, DefinePlugin, sources, type Compiler } from 'webpack';

import { BUILD_FILE, buildNumber } from './build-number';

/** Writes the build number into the client and the worker, and into a file next to them for the server. */
export class BuildNumberPlugin {
  apply(compiler: Compiler): void {
    const number = buildNumber();
    new DefinePlugin({ PLATELOG_BUILD: JSON.stringify(number) }).apply(compiler);
    compiler.hooks.thisCompilation.tap('BuildNumber', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildNumber', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset(BUILD_FILE, new sources.RawSource(`${number}\n`));
        },
      );
    });
  }
}
