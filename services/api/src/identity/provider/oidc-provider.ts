/** Loads oidc-provider without its warning about this version of Node, which it does not know as a long-term release yet. */
import type Provider from 'oidc-provider';

const REMARK = 'oidc-provider WARNING: Unsupported runtime.';

export async function loadProvider(): Promise<typeof Provider> {
  const { console } = globalThis;
  const warn = console.warn.bind(console);
  const before = Object.getOwnPropertyDescriptor(console, 'warn');
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes(REMARK)) warn(...args);
  };
  try {
    return (await import('oidc-provider')).default;
  } finally {
    if (before !== undefined) Object.defineProperty(console, 'warn', before);
  }
}
