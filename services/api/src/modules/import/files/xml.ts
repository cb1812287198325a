/** Reads XML as a stream of tags and texts. Names come without their namespaces. */
import { SaxesParser } from 'saxes';
import { yieldToOthers } from '../../../platform/timers.ts';
import { damaged } from './table.ts';

export interface XmlHandler {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Limits of nested elements, and of attributes of one element. Workbooks have far fewer, and the parser holds all of them in memory. */
const DEPTH = 100;
const ATTRIBUTES = 100;

/** Bytes that are read before yielding to other requests: a few milliseconds of work. */
const CHUNK = 131_072;

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** @param bytes in UTF-8 @throws Problem 400 for XML that is not well-formed, or that has a document type, which no workbook needs */
export async function readXml(bytes: Uint8Array, handler: XmlHandler): Promise<void> {
  for await (const _ of xmlParts(bytes, handler));
}

/** As {@link readXml}, a part at a time: what the handler has collected can be taken in between. */
export async function* xmlParts(bytes: Uint8Array, { open, text, close }: XmlHandler): AsyncGenerator<void> {
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
    yield;
    await yieldToOthers();
  }
  parser.write(decoder.decode()).close();
}
