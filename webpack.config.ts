import path from 'node:path';

import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';

import { BUILD_FILE } from './scripts/build-number';
import { BuildNumberPlugin } from './scripts/build-number-plugin';
import { NoticesPlugin } from './scripts/notices/notices-plugin';
import { PrerenderPlugin } from './scripts/prerender/prerender-plugin';

interface Mode {
  mode?: 'development' | 'production';
}

// Named, so that the precache and the bundle budget can tell them apart; each is loaded by the
// routes that need it and by no other. What every page loads is in two: a browser takes a file in one
// piece from its own cache, and hears no tap meanwhile.
const VENDOR_CHUNKS: Record<string, RegExp> = {
  react: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  frame: /node_modules[\\/](react-router|react-router-dom|@emotion|@mui[\\/]system|stylis)[\\/]/,
  stripe: /node_modules[\\/]@stripe[\\/]/,
  // With what only it needs; what MUI needs too stays out, or the first load would wait for charts.
  recharts:
    /node_modules[\\/](recharts|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|victory-vendor|d3-[a-z]+|internmap|es-toolkit|decimal\.js-light|eventemitter3|tiny-invariant|use-sync-external-store)[\\/]/,
};

// What most pages of a member share. webpack leaves small modules where they are used: a page came with seven copies
// of some.
const MEMBER_MODULES = /[\\/](src[\\/](store|sync)|shared[\\/](records|sync|contract)|uuidv7)[\\/]/;
/** They load without it. */
const NOT_OF_MEMBERS = /^(main|landing|login|admin|privacy|terms|reader)/;

const CACHE_GROUPS = {
  ...Object.fromEntries(
    Object.entries(VENDOR_CHUNKS).map(([name, test]) => [name, { name, test, priority: 10 }]),
  ),
  member: {
    name: 'member',
    test: MEMBER_MODULES,
    chunks: ({ name }: { name?: string | null }) => !NOT_OF_MEMBERS.test(name ?? ''),
    minChunks: 3,
    enforce: true,
  },
};

// Programs and data that read pictures on the device: fetched at first use, and kept from then on. The
// server gives scripts of this name a policy of their own.
const READER = 'reader-';

const MODELS = 'src/device/readers/models';

const READER_FILES: RuleSetRule[] = [
  {
    dependency: 'url',
    test: /[\\/](tesseract\.js|tesseract\.js-core|zxing-wasm|tfjs-backend-wasm|models)[\\/]/,
    type: 'asset/resource',
    generator: { filename: `assets/${READER}[name].[contenthash][ext]` },
  },
  {
    // Its reader asks for the file by this name, in a folder of our choice.
    test: /\.traineddata\.gz$/,
    type: 'asset/resource',
    generator: { filename: `assets/${READER}language.[contenthash]/[name][ext]` },
  },
];

// Online-only or fetched at first use: they stay out of the precache.
const NOT_PRECACHED = [
  new RegExp(`/${READER}`),
  /(^|\/)admin/,
  /(^|\/)stripe/,
  /\.LICENSE\.txt$/,
  /(^|\/)shared-device/,
  /(^|\/)passkeys/,
  /\.map$/,
  /\.(br|gz)$/,
  /^(robots\.txt|sitemap\.xml|social-card\.png|favicon\.ico)$/,
  /^screenshots\//,
  // For the server.
  new RegExp(`^${BUILD_FILE}`),
  // Finished pages and their styles are for the first visit: with a worker the shell stands in.
  /^\.prerendered\//,
  /^assets\/(landing|login|privacy-policy|terms-of-service)\..*\.css$/,
];

function plugins(production: boolean): Configuration['plugins'] {
  const always = [
    new HtmlPlugin({ template: 'public/index.html', scriptLoading: 'defer' }),
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash].css' }),
    new CopyPlugin({
      patterns: [
        { from: 'public', globOptions: { ignore: ['**/index.html'] } },
        // The model's license goes wherever the model goes.
        { from: '{LICENSE,NOTICE}', context: MODELS, to: `assets/${READER}foods-[name].txt` },
      ],
    }),
  ];
  if (!production) return always;
  return [
    ...always,
    new BuildNumberPlugin(),
    new PrerenderPlugin(),
    new InjectManifest({
      swSrc: './sw/sw.ts',
      swDest: 'sw.js',
      exclude: NOT_PRECACHED,
      // The analyzer's food table is the largest file that the app needs without signal.
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    }),
    compressed('br', 'brotliCompress'),
    compressed('gz', 'gzip'),
    new NoticesPlugin(),
  ];
}

function compressed(ending: string, algorithm: 'brotliCompress' | 'gzip') {
  return new CompressionPlugin({
    filename: `[path][base].${ending}`,
    algorithm,
    test: /\.(js|css|html|svg|json|webmanifest|txt)$/,
    // A program in the form of a script, of megabytes: packing it takes minutes and is done on its way.
    exclude: new RegExp(`/${READER}tesseract`),
    threshold: 1_024,
  });
}

export default function configure(_env: unknown, { mode = 'production' }: Mode): Configuration {
  const production = mode === 'production';
  return {
    mode,
    entry: './src/index.tsx',
    output: {
      path: path.resolve(__dirname, 'build/client'),
      filename: production ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      publicPath: '/',
      // The first script lists the names of all others.
      hashDigestLength: 12,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
    },
    module: {
      rules: [
        // Types are checked by `npm run check`, for each program with its own libraries.
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.resolve(__dirname, 'src/tsconfig.json'),
            compilerOptions: { noEmit: false },
          },
        },
        // Of emotion's `withTheme`, which nothing here uses; the package itself does not say so.
        { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.(woff2?|png|svg)$/, type: 'asset/resource' },
        ...READER_FILES,
      ],
    },
    optimization: {
      // Half the build's processor time of the default, for 0.2 % more bytes.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      splitChunks: {
        // A reader is one file: what it shares with others would be precached with them.
        chunks: ({ name }) => !(name ?? '').startsWith(READER),
        cacheGroups: CACHE_GROUPS,
      },
    },
    plugins: plugins(production),
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
