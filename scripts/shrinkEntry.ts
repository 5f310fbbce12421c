import { type Compiler, rspack } from '@rspack/core';
import { minify } from 'terser';

/**
 * Minifies the scripts that every page loads a second time, what comes late (src/app/late) among them: Terser finds
 * some 800 bytes of brotli in what SWC leaves, for a few seconds of the build. Other files are not worth the time.
 */
export const shrinkEntry = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ShrinkEntry', (compilation) => {
      // After SWC, before source maps are written and names are made of the contents.
      compilation.hooks.processAssets.tapPromise(
        { name: 'ShrinkEntry', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        async () => {
          const late = [...compilation.chunks].filter(({ name }) => name === 'late').flatMap(({ files }) => [...files]);
          const names = new Set(
            [...[...compilation.entrypoints.values()].flatMap((point) => point.getFiles()), ...late].filter((file) =>
              file.endsWith('.js'),
            ),
          );
          await Promise.all(
            [...names].map(async (name) => {
              const { source, map } = compilation.assets[name]!.sourceAndMap();
              const { code, map: smaller } = await minify(String(source), {
                ecma: 2020,
                compress: { ecma: 2020, passes: 2 },
                mangle: { toplevel: true },
                sourceMap: { asObject: true, ...(map && { content: map as never }) },
              });
              if (code === undefined) throw new Error(`${name}: Terser has left nothing of it.`);
              compilation.updateAsset(name, new rspack.sources.SourceMapSource(code, name, smaller as never));
            }),
          );
        },
      );
    });
  },
};
