import { arrowStep } from '@parapet/domain-ui';
import type { KeyboardEvent } from 'react';
import { cellOfKey } from './risk-move.ts';

const buttonsOf = (cell: Element) => [...cell.querySelectorAll<HTMLElement>('button')];

/** Arrow keys among the risks of a matrix: up and down through the risks of a cell and on to the next cell that has any, left and right to the next one. */
export function walkMatrix(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowStep(event.key);
  const { target, currentTarget: matrix } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const cell = target.closest<HTMLElement>('[data-at]');
  if (cell === null) return;
  event.preventDefault();
  const own = buttonsOf(cell);
  const at = own.indexOf(target);
  const inCell = step[0] === 0 ? undefined : own[at - step[0]];
  if (inCell !== undefined) return inCell.focus();
  const { impact, probability } = cellOfKey(cell.dataset['at'] ?? '');
  for (let steps = 1; steps <= 5; steps++) {
    const next = matrix.querySelector(`[data-at="${impact + step[0] * steps}-${probability + step[1] * steps}"]`);
    const buttons = next === null ? [] : buttonsOf(next);
    // Upwards one arrives at the last risk of a cell, sideways at the same height.
    const to = step[0] === 1 ? buttons.at(-1) : step[0] === -1 ? buttons[0] : (buttons[at] ?? buttons.at(-1));
    if (to !== undefined) return to.focus();
  }
}
