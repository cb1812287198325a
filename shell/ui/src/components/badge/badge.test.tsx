import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { TONES } from '../../tokens/palette.ts';
import { Badge } from './badge.tsx';

const styles = readFileSync(join(import.meta.dirname, 'badge.module.css'), 'utf8');

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
    for (const part of ['soft', 'text', 'solid'])
      expect(styles).toContain(`--tone-${part}: var(--pp-${tone}-${part});`);
  });
});
