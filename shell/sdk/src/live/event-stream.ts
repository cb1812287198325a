import type { LiveEvent } from '@parapet/contracts';
import { requestOf } from '../data/call.ts';
import { send } from '../data/connection.ts';
import { isEntity } from '../data/dependents.ts';

/** The server sends a comment every 20 s; after this long (ms) without anything the connection is dead. */
const SILENCE = 50_000;

export interface StreamListener {
  /** Resolves when events are wanted. Until then they wait in the stream. */
  whenReady: () => Promise<void>;
  /** Connected: later changes arrive as events. */
  onOpen: () => void;
  /** The position to continue from after a disconnection. */
  onId: (id: string) => void;
  onChange: (event: LiveEvent) => void;
  /** Events may have been missed. */
  onReset: () => void;
  /** Anything else that the server tells this page. */
  onOther: (event: string, data: unknown) => void;
}

function isLiveEvent(value: unknown): value is LiveEvent {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'entity' in value &&
    typeof value.entity === 'string' &&
    isEntity(value.entity) &&
    'id' in value &&
    typeof value.id === 'string' &&
    'version' in value &&
    'action' in value
  );
}

/**
 * Follows the event stream until it ends. Not an `EventSource`, which can neither continue from a position after a pause nor tell why it
 * was refused.
 * @throws {ApiError} when the server refuses or cannot be reached
 */
export async function followEvents(
  lastEventId: string | undefined,
  signal: AbortSignal,
  { whenReady, onOpen, onId, onChange, onReset, onOther }: StreamListener,
): Promise<void> {
  const silence = new AbortController();
  const request = requestOf('streamEvents', {}, AbortSignal.any([signal, silence.signal]));
  if (lastEventId !== undefined) request.headers.set('last-event-id', lastEventId);
  const { body } = await send(request);
  if (body === null) return;
  onOpen();
  await whenReady();
  const { createParser } = await import('eventsource-parser');
  const parser = createParser({
    onId,
    onEvent: ({ event, data }) => {
      if (event === undefined) return;
      if (event === 'reset') return onReset();
      const content: unknown = JSON.parse(data);
      if (event !== 'change') onOther(event, content);
      else if (isLiveEvent(content)) onChange(content);
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  let timer = setTimeout(cancel, SILENCE);
  signal.addEventListener('abort', cancel);
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(cancel, SILENCE);
      parser.feed(piece.value);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    silence.abort();
  }
}
