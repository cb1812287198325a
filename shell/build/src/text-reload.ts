import type { Plugin } from 'vite';

const TEXTS = /\/locales\/(?:.+\/)?(?:en|es|fr|de)\.ts$/;

/** For a module that exports texts: what is saved replaces what the page shows, and what it would load again later. */
function acceptance(name: string): string {
  return `
if (import.meta.hot) {
  const loaded = (import.meta.hot.data.${name} ??= ${name});
  const before = { ...${name} };
  import.meta.hot.accept((next) => {
    if (!next) return;
    Object.assign(loaded, next.${name});
    dispatchEvent(new CustomEvent('parapet:texts', { detail: { before, after: next.${name} } }));
  });
}`;
}

/** On the dev server: texts that are saved appear on the open page, which is not reloaded. `createHost` of the SDK listens. */
export function textReload(): Plugin {
  return {
    name: 'parapet-text-reload',
    apply: 'serve',
    transform: {
      filter: { id: TEXTS },
      handler(code) {
        const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
        return { code: [code, ...names.map(acceptance)].join('\n'), map: null };
      },
    },
  };
}
