/** The tools, each declared once: language models get those that only read, agents get all. */
import { CHANGING_TOOLS, PROPOSE_CHANGE } from './changing-tools.ts';
import { READING_TOOLS } from './reading-tools.ts';
import type { Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = [...READING_TOOLS, PROPOSE_CHANGE, ...CHANGING_TOOLS];
