import { Compilation, sources, type Compiler, type Module } from 'webpack';

import { NOTICES_FILE, thirdPartyNotices } from './third-party-notices';

const NAME = 'ThirdPartyNotices';
// The child compilation whose code is shipped: the service worker's.
const WORKER = 'InjectManifest';

/** Adds the notices of all packages in the client and its worker to the build. */
export class NoticesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Last, after the worker is built.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const workers = compilation.children.filter(({ compiler: { name } }) => name === WORKER);
          const files = [compilation, ...workers].flatMap(filesIn);
          const text = thirdPartyNotices('The app that Platelog sends to browsers', files);
          compilation.emitAsset(NOTICES_FILE, new sources.RawSource(text));
        },
      );
    });
  }
}

/** Files of the modules that are in some file of the build. */
function filesIn({ modules, chunkGraph }: Compilation): string[] {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(partsOf)
    .flatMap((module) => module.nameForCondition() ?? []);
}

/** webpack often joins several modules into one. */
function partsOf(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}
