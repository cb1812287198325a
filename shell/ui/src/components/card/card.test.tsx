import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { Card } from './card.tsx';

describe('Card', () => {
  it('with a title is a region of that name, headed on the second level', () => {
    renderKit(<Card title="Recently Archived Risks">None yet.</Card>);
    expect(screen.getByRole('region', { name: 'Recently Archived Risks' }).textContent).toContain('None yet.');
    expect(screen.getByRole('heading', { level: 2, name: 'Recently Archived Risks' })).toBeTruthy();
  });

  it('makes each of two cards a region of its own title', () => {
    renderKit(
      <>
        <Card title="Notes">First</Card>
        <Card title="Tasks">Second</Card>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Notes' }).textContent).toBe('NotesFirst');
    expect(screen.getByRole('region', { name: 'Tasks' }).textContent).toBe('TasksSecond');
  });

  it('without a title is no region and has no empty heading', () => {
    renderKit(<Card actions={<Button>Edit</Button>}>Content</Card>);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
  });

  it('shows a description without a title', () => {
    renderKit(<Card description="Counted over the last month.">Content</Card>);
    expect(screen.getByText('Counted over the last month.')).toBeTruthy();
  });
});
