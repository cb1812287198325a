/** The page of the product, with the list of releases and a nonce written into it. */
import { join } from 'node:path';
import type { Override } from './overrides.ts';
import { watchedFile } from './watched-file.ts';

/** `</script>` in the JSON would end the element. */
function insideScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

export interface PageOptions {
  shellDir: string;
  /** Where 'Contact Support' leads. */
  supportUrl: string | undefined;
}

/** Nonces of one response, as its policy names them. */
export interface PageNonces {
  script: string;
  style: string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the shell shows a banner about. */
const overrideElement = ({ release: { name, version } }: Override) =>
  `<meta name="override" content="${escaped(`${name} ${version}`)}">`;

/** Makes the page for one request: with the releases that it loads (`remotes`, as JSON), the nonces of its script and style elements, and the support link. */
export function indexPage({
  shellDir,
  supportUrl,
}: PageOptions): (remotes: string, nonces: PageNonces, override: Override | null) => Promise<string | null> {
  const template = watchedFile(join(shellDir, 'index.html'));
  const support = supportUrl === undefined ? '' : `<meta name="support" content="${escaped(supportUrl)}">`;
  return async (remotes, { script, style }, override) => {
    const html = await template();
    if (html === null) return null;
    const head = `<meta name="csp-nonce" content="${style}">${support}${override === null ? '' : overrideElement(override)}<script type="application/json" id="parapet-remotes">${insideScript(remotes)}</script>`;
    // A function, because `$&` in a remote's texts is no pattern.
    return html
      .replace('SCRIPT_NONCE', script)
      .replace('STYLE_NONCE', style)
      .replace('</head>', () => `${head}</head>`);
  };
}
