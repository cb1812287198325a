/** Messages to a chat channel. They have names of people, titles and links, and nothing else: nobody knows who reads the channel. */
import type { ChatFormat, Language } from '@parapet/contracts';
import { dayReader, fillText, localPart, sentenceOf, titleKeyOf, UTC } from '@parapet/contracts/rules';
import type { ChatSettings, OrganizationDoc } from '../../collections.ts';
import { nameInMail } from '../../mail/name-in-mail.ts';
import type { ChatContent, ChatItem } from '../../outbox.ts';
import type { Store } from '../../store/port.ts';
import { placeOf, wordsIn } from '../notifications/sentences.ts';
import { memberNames } from '../work-names.ts';
import { CHAT_TEXTS } from './chat-texts.ts';

export interface ChatContext {
  store: Store;
  organization: string;
  /** Origin that people open. */
  publicUrl: string;
  now: Date;
}

/** What messages need to know. */
export interface ChatFacts {
  /** Name of the organization. */
  organization: string;
  nameOf: (userId: string | null) => string | null;
  /** In the time zone of the organization, `2026-03-01`. */
  today: string;
  publicUrl: string;
}

/** A sentence with a link in it. */
interface Line {
  before: string;
  link: string;
  after: string;
  url: string;
}

/** Stands for the link while a sentence is filled in. */
const LINK = '\uE000';

/** The body of the request, JSON. */
export async function chatBody(
  settings: ChatSettings,
  content: ChatContent,
  { store, organization, publicUrl, now }: ChatContext,
): Promise<string> {
  const db = store.org(organization, { id: 'system' });
  const people = content.items.flatMap(({ actor_id, person_id }) => [actor_id, person_id]);
  const [found, nameOf] = await Promise.all([
    db.collection<OrganizationDoc>('organizations').findOne({ _id: organization }),
    memberNames(store, db, people),
  ]);
  const today = dayReader(found?.time_zone ?? UTC)(now);
  const facts = { organization: found?.name ?? '', nameOf, today, publicUrl };
  return JSON.stringify(chatMessage(settings, content, facts));
}

/** The body of the request. */
export const chatMessage = (settings: ChatSettings, content: ChatContent, facts: ChatFacts): object =>
  FORMATS[settings.format](linesOf(settings.language, content, facts));

function linesOf(
  language: Language,
  { items, count }: ChatContent,
  { organization, nameOf, today, publicUrl }: ChatFacts,
): Line[] {
  const { t, day } = wordsIn(language);
  const texts = CHAT_TEXTS[language];
  const own = (key: keyof typeof texts, values: Record<string, string | number>) =>
    fillText(texts, language, key, values);
  const named = (id: string | null) => {
    const name = nameOf(id);
    return name === null ? null : nameInMail(name);
  };
  const line = (sentence: string, link: string, path: string): Line => {
    const [before = '', after = ''] = sentence.split(LINK);
    return { before, link, after, url: publicUrl + path };
  };
  const sentence = (item: ChatItem): string => {
    // Earlier versions stored what people typed.
    const [actor_name, person] = [
      named(item.actor_id),
      named(item.person_id) ?? nameInMail(localPart(item.person_id ?? '')),
    ];
    if (item.kind === 'assigned')
      return own(`assigned.${item.subject}`, { actor: actor_name ?? t('somebody'), person, title: LINK });
    const said = sentenceOf({ ...item, actor_name, count: 1, job: null }, LINK, { t, day, today });
    return person === '' ? said : `${said} (${person})`;
  };
  if (items.length === 0)
    return [line(own('test', { organization: nameInMail(organization), title: LINK }), 'Parapet', '/')];
  const more = count - items.length;
  return [
    ...items.map((item) => line(sentence(item), item.title.trim() || t(titleKeyOf(item)), placeOf(item))),
    ...(more > 0 ? [line(LINK, own('more', { count: more }), '/')] : []),
  ];
}

/** What is markup for Slack, a mention of everybody included, begins with one of these. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const filled = <T extends { text: string }>(parts: readonly T[]) => parts.filter(({ text }) => text !== '');

const FORMATS: Readonly<Record<ChatFormat, (lines: readonly Line[]) => object>> = {
  // Slack shows the blocks, in which no text is markup; `text` is for its notices, and for others that take this format.
  slack: (lines) => ({
    text: lines
      .map(({ before, link, after, url }) => `${escaped(before)}<${url}|${escaped(link)}>${escaped(after)}`)
      .join('\n'),
    blocks: [
      {
        type: 'rich_text',
        elements: lines.map(({ before, link, after, url }, index) => ({
          type: 'rich_text_section',
          elements: filled([
            { type: 'text', text: before },
            { type: 'link', url, text: link },
            { type: 'text', text: index < lines.length - 1 ? `${after}\n` : after },
          ]),
        })),
      },
    ],
  }),
  teams: (lines) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: lines.map(({ before, link, after, url }) => ({
            type: 'RichTextBlock',
            inlines: filled([
              { type: 'TextRun', text: before },
              { type: 'TextRun', text: link, weight: 'Bolder', selectAction: { type: 'Action.OpenUrl', url } },
              { type: 'TextRun', text: after },
            ]),
          })),
        },
      },
    ],
  }),
};
