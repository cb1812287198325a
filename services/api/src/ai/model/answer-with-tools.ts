/** Answers a chat with tools that only read, as the person who asks. */
import { callTool } from '../tools/call-tool.ts';
import { READING_TOOLS } from '../tools/reading-tools.ts';
import type { Asking } from '../tools/tool.ts';
import type { Arguments } from '../tools/input-schema.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Asked } from '../asked.ts';
import { ToolCalls, type Piece, type ToolCall } from './answer-reader.ts';
import type { Completion, ModelClient, ModelMessage } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { toolSystem } from './prompts.ts';
import { SafeLinks } from './safe-links.ts';
import { resultText, sourcesOf } from './tool-results.ts';

/** Calls in one answer. */
const MOST_CALLS = 5;
const MOST_SOURCES = 20;
const tools = READING_TOOLS.map(({ name, description, input }) => ({ name, description, parameters: input }));

/** Statuses with which endpoints refuse tools that they do not support. */
const NO_TOOLS: ReadonlySet<number | null> = new Set([400, 404, 405, 422, 501]);

/** The endpoint has refused the first request, perhaps because of its tools. */
export class ToolsRefusedError extends Error {
  override name = 'ToolsRefusedError';
}

async function* firstAnswer<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof ModelError && NO_TOOLS.has(error.status)
      ? new ToolsRefusedError('Tools were refused', { cause: error })
      : error;
  }
}

function argumentsIn(text: string): Arguments | null {
  try {
    const given: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : null;
  } catch {
    return null;
  }
}

/** What the model gets for a call. What went wrong is told to the model, which may try again. */
async function answerTo(
  { name, arguments: text }: ToolCall,
  asking: Asking,
  member: Asked['member'],
  links: SafeLinks,
): Promise<string> {
  const tool = READING_TOOLS.find((one) => one.name === name);
  const given = argumentsIn(text);
  if (tool === undefined || given === null)
    return JSON.stringify({
      error: tool === undefined ? 'There is no such tool' : 'The arguments are not a JSON object',
    });
  try {
    const result = await callTool(tool, given, asking, member);
    links.add(sourcesOf(result, tool.title));
    return resultText(result);
  } catch (error) {
    if (error instanceof Problem && error.status < 500)
      return JSON.stringify({
        error: error.detail ?? error.code,
        fields: error.errors?.map(({ path, message }) => `${path}: ${message}`),
      });
    throw error;
  }
}

/** @throws ModelError, {@link ToolsRefusedError} before any piece */
export async function* answerWithTools(
  client: ModelClient,
  completion: Omit<Completion, 'tools' | 'mayCall'>,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const links = new SafeLinks();
  const messages: ModelMessage[] = [toolSystem(asked.here ?? {}, asked.today), ...completion.messages];
  const asking = { ask: asked.ask, organizationId: asked.organizationId };
  for (let left = MOST_CALLS; ;) {
    let calls: readonly ToolCall[] = [];
    let said = '';
    const answer = client.stream({ ...completion, messages, tools, mayCall: left > 0 }, signal);
    for await (const piece of left === MOST_CALLS ? firstAnswer(answer) : answer) {
      if (piece instanceof ToolCalls) calls = piece.calls;
      else if (typeof piece === 'string') {
        said += piece;
        const ready = links.next(piece);
        if (ready !== '') yield ready;
      } else {
        const rest = links.rest();
        if (rest !== '') yield rest;
        yield piece;
      }
    }
    const rest = links.rest();
    if (rest !== '') yield rest;
    if (calls.length === 0) break;
    if (left === 0) throw new ModelError('unusable', 'The model asks for more calls than it may');
    if (said !== '') yield '\n\n';
    const named = calls
      .slice(0, MOST_CALLS)
      .map((call, index) => ({ ...call, id: call.id === '' ? `call_${left}_${index}` : call.id }));
    messages.push({
      role: 'assistant',
      content: said,
      tool_calls: named.map(({ id, name, arguments: text }) => ({
        id,
        type: 'function',
        function: { name, arguments: text },
      })),
    });
    for (const call of named) {
      const content =
        left > 0
          ? await answerTo(call, asking, asked.member, links)
          : JSON.stringify({ error: 'No more calls. Answer with what you have.' });
      left = Math.max(0, left - 1);
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
    signal.throwIfAborted();
  }
  const { sources } = links;
  if (sources.length > 0) yield { sources: sources.slice(0, MOST_SOURCES) };
}
