import type { Plugin } from 'vite';

/** By name: what the router's instrumentation functions do when no instrumentation is configured. */
const UNINSTRUMENTED: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: '(router) => router',
};
const INSTRUMENTATION = /import \{ ([^}]*) \} from "\.\/instrumentation\.js";/;

const unknown = () => new Error('The router has changed: see whether router-parts.ts is still needed');

/** The module of the router without instrumentation. @throws {Error} when its code is not as expected, e.g. after an update */
export function withoutInstrumentation(code: string): string {
  const names = INSTRUMENTATION.exec(code)?.[1]?.split(', ') ?? [];
  if (names.length === 0 || names.some((name) => !(name in UNINSTRUMENTED))) throw unknown();
  return code.replace(INSTRUMENTATION, names.map((name) => `const ${name} = ${UNINSTRUMENTED[name]};`).join(' '));
}

const PREFETCH = 'React$1.createElement(PrefetchPageLinks, { page: href })';

/** The module of links without `<Link prefetch>`, which only works with a server of the router's own. @throws {Error} as `withoutInstrumentation` */
export function withoutPrefetch(code: string): string {
  if (!code.includes(PREFETCH)) throw unknown();
  return code.replace(PREFETCH, 'null');
}

/** Leaves out of the build what the router has for tracing and for frameworks, which nothing here turns on. That is 2 KB, compressed. */
export function routerParts(): Plugin {
  return {
    name: 'parapet-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/(router\/router|dom\/lib)\.js$/ },
      handler: (code, id) => ({
        code: id.endsWith('/router.js') ? withoutInstrumentation(code) : withoutPrefetch(code),
        map: null,
      }),
    },
  };
}
