import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { Divider, Text, Title, VisuallyHidden } from './primitives.ts';

describe('primitives', () => {
  it('make a heading of the level asked for', () => {
    renderKit(<Title order={3}>Treatment plan</Title>);
    expect(screen.getByRole('heading', { level: 3, name: 'Treatment plan' })).toBeTruthy();
  });

  it('read out what is hidden from the eye', () => {
    renderKit(
      <Text>
        12 <VisuallyHidden>open risks</VisuallyHidden>
      </Text>,
    );
    expect(screen.getByText('open risks').closest('[aria-hidden="true"]')).toBeNull();
  });

  it('render a divider as a separator', () => {
    renderKit(<Divider />);
    expect(screen.getByRole('separator')).toBeTruthy();
  });
});
