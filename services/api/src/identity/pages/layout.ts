/** The layout of the pages that the service renders itself. They have no inline scripts or styles, and only our own pages may frame them. */
import { html, type Html } from '../../platform/html.ts';
import { textsIn, type Language } from './page-language.ts';
import type { TextKey } from './texts/en.ts';

/** A text in the page's language; `{name}` is replaced by `values.name`. */
export type PageText = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export interface PageContext {
  language: Language;
  t: PageText;
}

export function pageContext(language: Language): PageContext {
  const texts = textsIn(language);
  return {
    language,
    t: (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
  };
}

export interface PageOptions {
  title: string;
  body: Html;
  /** Path of one of our scripts. */
  script?: string;
}

/** A complete document. */
export function page({ language }: PageContext, { title, body, script }: PageOptions): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Parapet</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/idp/assets/style.css">
${script !== undefined && html`<script src="${script}" defer></script>`}
</head>
<body>
<main aria-label="${title}">
<p class="brand"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M2 4h5v4h2.5V4h5v4H17V4h5v10c0 4-4 6.5-10 8C6 20.5 2 18 2 14Z" class="mark"/></svg>Parapet</p>
${body}
</main>
</body>
</html>`.text;
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  // With `no-referrer`, browsers would send `Origin: null` with our own forms.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

export function pageHeaders(): Readonly<Record<string, string>> {
  return PAGE_HEADERS;
}
