import type { Plugin } from 'vite';

/** The file with the letters of all four languages; its name in the build carries a hash. */
const FONT = /inter-latin-wght-normal[\w-]*\.woff2$/;

/**
 * Preloads the font, so that the first text is in it. Otherwise the browser asks for it when it has the styles and something to write.
 *
 * @throws {Error} when the build contains no such font: after an update of the font's package, check the name of its file
 */
export function preloadFont(): Plugin {
  return {
    name: 'parapet-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => FONT.test(name));
        if (file === undefined) throw new Error('The build has no font to preload');
        return [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }, injectTo: 'head-prepend' }];
      },
    },
  };
}
