import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { WizardFooter } from '../wizard-footer/wizard-footer.tsx';
import { ToastRegion } from './toast-region.tsx';
import { liftOver } from './use-lift.ts';

const toasts = { top: 700, bottom: 780, left: 800, right: 1260 };
const bar = (top: number, bottom: number, left = 250, right = 1280) => ({ top, bottom, left, right });

describe('toasts', () => {
  it.each([
    ['stay where no bar is', [], 0],
    ['stay where bars are elsewhere', [bar(100, 150), bar(740, 800, 0, 700)], 0],
    ['are raised above a bar', [bar(740, 800)], 48],
    ['are raised above the bar that they would cover once they are above another', [bar(740, 800), bar(640, 690)], 148],
    ['stay below a bar that there is room below of', [bar(740, 800), bar(500, 550)], 48],
    ['are not raised out of the window', [bar(40, 800)], 0],
  ])('%s', (_what, bars, lift) => expect(liftOver(toasts, bars)).toBe(lift));

  it('move when a bar appears while they are shown', async () => {
    const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const { top, bottom, left, right } = this.matches('[data-bottom-bar]') ? bar(740, 800) : toasts;
      return new DOMRect(left, top, right - left, bottom - top);
    });
    onTestFinished(() => boxes.mockRestore());
    const page = (hasBar: boolean) => (
      <>
        {hasBar && <WizardFooter onNext={() => {}} />}
        <ToastRegion toasts={[{ id: 1, kind: 'success', text: 'Saved' }]} onDismiss={() => {}} />
      </>
    );
    const { rerender } = renderKit(page(false));
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region.style.translate).toBe('0px');
    rerender(page(true));
    await waitFor(() => expect(region.style.translate).toBe('0px -48px'));
  });
});
