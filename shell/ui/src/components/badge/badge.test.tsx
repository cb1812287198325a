import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { TONES } from '../../tokens/palette.ts';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  it('shows its text and hides its dot from screen readers', () => {
    const { container } = renderKit(
      <Badge tone="red" dot>
        Critical
      </Badge>,
    );
    expect(container.querySelector('[data-tone="red"]')?.textContent).toBe('Critical');
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
  });

  it('is neutral and has no dot by default', () => {
    const { container } = renderKit(<Badge>+3</Badge>);
    expect(container.querySelector('[data-tone="neutral"]')?.textContent).toBe('+3');
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  it.each(TONES)('has colors for the tone %s', (tone) => {
    const { container } = renderKit(<Badge tone={tone}>+3</Badge>);
    const style = container.querySelector<HTMLElement>('[data-tone]')?.style;
    for (const part of ['soft', 'text', 'solid'])
      expect(style?.getPropertyValue(`--tone-${part}`)).toBe(`var(--pp-${tone}-${part})`);
  });
});
