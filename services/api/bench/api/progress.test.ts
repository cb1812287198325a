import { expect, it } from 'vitest';
import { showProgress } from './progress.ts';

function shownOn(isTTY: boolean): string[] {
  const shown: string[] = [];
  showProgress('.', { isTTY, write: (text: Uint8Array | string) => shown.push(String(text)) > 0 });
  return shown;
}

it('shows progress on a terminal', () => expect(shownOn(true)).toEqual(['.']));

it('shows none where its output is not a terminal', () => expect(shownOn(false)).toEqual([]));
