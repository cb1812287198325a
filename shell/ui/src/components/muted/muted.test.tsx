import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Group, Stack } from '../../primitives/primitives.ts';
import { Muted } from './muted.tsx';

it('is the element that it is asked to be', () => {
  renderKit(
    <Stack as="ul" aria-label="Assets">
      <Group as="li" gap="xs">
        Claims server
        <Muted as="output">2 notes</Muted>
      </Group>
    </Stack>,
  );
  expect(screen.getByRole('list', { name: 'Assets' }).style.getPropertyValue('--stack-gap')).not.toBe('');
  expect(screen.getByRole('listitem').textContent).toBe('Claims server2 notes');
  expect(screen.getByRole('status').textContent).toBe('2 notes');
});
