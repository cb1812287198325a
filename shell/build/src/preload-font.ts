import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The file with the letters of all four languages; its name in the build carries a hash. */
const FONT = /inter-latin-wght-normal[\w-]*\.woff2$/;

/** The tag for the font among the files of a build; none when the build has no font. */
export function fontTags(files: readonly string[]): HtmlTagDescriptor[] {
  const font = files.find((name) => FONT.test(name));
  if (font === undefined) return [];
  return [
    {
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true },
      injectTo: 'head-prepend',
    },
  ];
}

/** Preloads the font, so that the first text is shown in it. Otherwise the browser requests it only once it has the styles and a text to render. */
export function preloadFont(): Plugin {
  return {
    name: 'parapet-preload-font',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (_html, { bundle = {} }) => fontTags(Object.keys(bundle)) },
  };
}
