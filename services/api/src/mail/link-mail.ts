/** The form of every mail: some sentences and one link, or a list of what the link leads to. */
import type { Language } from '@parapet/contracts';
import { html } from '../platform/html.ts';
import type { Message } from './mailer.ts';

export interface LinkMail {
  /** One address. */
  to: string;
  language: Language;
  subject: string;
  /** Paragraphs before the link. */
  intro: readonly string[];
  /** A list before the link, each with a link of its own. */
  items?: readonly Item[];
  /** What the link is for, as a sentence. */
  open: string;
  /** The same, for a button. */
  button: string;
  url: string;
  /** Paragraphs after the link. */
  outro: readonly string[];
  /** Where such mails are stopped. */
  stop?: Item;
}

interface Item {
  text: string;
  url: string;
}

/** @param iso ISO 8601 @returns date and time as that language writes them in a time zone, which is named */
export function momentIn(language: Language, iso: string, timeZone = 'UTC'): string {
  return `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(iso))} ${timeZone === 'UTC' ? timeZone : `(${timeZone})`}`;
}

export function linkMail({
  to,
  language,
  subject,
  intro,
  items = [],
  open,
  button,
  url,
  outro,
  stop,
}: LinkMail): Message {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => html`<p>${text}</p>\n`);
  const linkIn = (item: Item) => `${item.text}\n${item.url}`;
  const list = items.map((item) => html`<li><a href="${item.url}">${item.text}</a></li>\n`);
  return {
    to,
    subject,
    text: [...intro, ...items.map(linkIn), `${open}\n${url}`, ...outro, ...(stop === undefined ? [] : [linkIn(stop)])]
      .join('\n\n')
      .concat('\n'),
    ...(stop !== undefined && { stopUrl: stop.url }),
    html: html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin: 2em; max-width: 36em; font: 16px/1.5 system-ui, sans-serif">
${paragraphs(intro)}${items.length > 0 && html`<ul>\n${list}</ul>\n`}<p><a href="${url}" style="display: inline-block; padding: 0.6em 1.4em; border-radius: 6px; background: #1f5fbf; color: #ffffff; text-decoration: none">${button}</a></p>
<p>${open}<br><a href="${url}">${url}</a></p>
${paragraphs(outro)}${stop !== undefined && html`<p style="font-size: 13px"><a href="${stop.url}">${stop.text}</a></p>\n`}</body>
</html>
`.text,
  };
}
