import { Compilation, sources, type Compiler, type Module } from 'webpack';

import { NOTICES_FILE, thirdPartyNotices } from './third-party-notices';

const NAME = 'ThirdPartyNotices';
// Of the compilations within this one, the one whose code is shipped: the service worker's.
const WORKER = 'InjectManifest';

/** Puts the notices of all packages that are in the client and in its worker into the build. */
export class NoticesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        // Last: after the worker is made.
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

/** Files of the modules that came into some file of the build. */
function filesIn({ modules, chunkGraph }: Compilation): string[] {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(partsOf)
    .flatMap((module) => module.nameForCondition() ?? []);
}

/** Several modules are often joined to one. */
function partsOf(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}
