import { createHash } from 'node:crypto';

import { Compilation, sources, type Compiler } from 'webpack';

import { finishPage, SHELL_STYLES } from './finished-page';
import { printPages } from './print-in-process';

const NAME = 'Prerender';
// A minimizer would remove the quotes that keep a host's text inside its attribute.
const FINAL = { minimized: true };

/** Adds the prerendered public pages to the build, and their styles as one file each. */
export class PrerenderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // After the shell is made, before hashes are final and files are compressed.
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1 },
        async () => {
          const { ground, pages } = await printPages();
          const plain = withFont(compilation, textOf(compilation, 'index.html'));
          const ownStyles = SHELL_STYLES.exec(plain)?.[1];
          const shellStyles = ground + withoutMap(textOf(compilation, ownStyles));
          const shell = withStyles(plain, emitStyles(compilation, 'shell', shellStyles));
          compilation.updateAsset('index.html', new sources.RawSource(shell));
          if (ownStyles !== undefined) compilation.deleteAsset(ownStyles);
          for (const page of pages) {
            const stylesheet = emitStyles(compilation, page.name, shellStyles + page.css);
            const html = finishPage(page, {
              shell,
              stylesheet,
              scripts: scriptsOf(compilation, page.name, shell),
            });
            compilation.emitAsset(page.file, new sources.RawSource(html), FINAL);
          }
        },
      );
    });
  }
}

function textOf(compilation: Compilation, file = 'of the shell'): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The build has made no file ${file}.`);
  return asset.source.source().toString();
}

/** Removes the reference to a source map, because the file that it describes is not shipped. */
function withoutMap(css: string): string {
  return css.replace(/\n*\/\*# sourceMappingURL=.*?\*\//, '');
}

function emitStyles(compilation: Compilation, name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 20);
  const file = `assets/${name}.${hash}.css`;
  if (!compilation.getAsset(file)) {
    compilation.emitAsset(file, new sources.RawSource(css), { immutable: true });
  }
  return file;
}

/** The files of the page's own chunk, without those that the shell loads anyway. */
function scriptsOf(compilation: Compilation, name: string, shell: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`No chunk has the name ${name}.`);
  return group.getFiles().filter((file) => file.endsWith('.js') && !shell.includes(file));
}

function withStyles(shell: string, stylesheet: string): string {
  const link = `<link href="/${stylesheet}" rel="stylesheet" data-ground>`;
  return shell.replace(SHELL_STYLES, () => link);
}

/** Preloads the font with the styles, instead of when the first word is rendered in it. */
function withFont(compilation: Compilation, shell: string): string {
  const font = compilation
    .getAssets()
    .map((asset) => asset.name)
    .find((name) => /figtree-latin-wght-normal\..*\.woff2$/.test(name));
  if (font === undefined) throw new Error('The build has no font for Latin letters.');
  const hint = `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`;
  return shell.replace('</head>', () => `${hint}</head>`);
}
