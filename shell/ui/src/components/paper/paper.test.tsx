import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { light } from '../../tokens/palette.ts';
import { Paper } from './paper.tsx';

it('is a named document in the colors of the light theme', () => {
  renderKit(<Paper label="Report">Text</Paper>);
  expect(screen.getByRole('article', { name: 'Report' }).style.getPropertyValue('--pp-surface')).toBe(light.surface);
});
