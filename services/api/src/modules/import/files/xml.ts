/** Reads XML as a stream of tags and texts. Names come without their namespaces. */
import { SaxesParser } from 'saxes';
import { yieldToOthers } from '../../../platform/timers.ts';
import { damaged } from './table.ts';

export interface XmlHandler {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Most elements inside one another, and most attributes of one: workbooks have far fewer, and the parser keeps all of them. */
const DEPTH = 100;
const ATTRIBUTES = 100;

/** Bytes that are read before other requests go first: a few milliseconds. */
const CHUNK = 131_072;

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** @param bytes in UTF-8 @throws Problem 400 for what is not well-formed, and for a document type, which a workbook has no use for */
export async function readXml(bytes: Uint8Array, { open, text, close }: XmlHandler): Promise<void> {
  const parser = new SaxesParser();
  const refuse = () => {
    throw damaged();
  };
  let depth = 0;
  let attributes = 0;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    if (depth > DEPTH) refuse();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > ATTRIBUTES) refuse();
  });
  parser.on('opentag', (tag) => open?.(local(tag.name), tag.attributes));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
    await yieldToOthers();
  }
  parser.write(decoder.decode()).close();
}
