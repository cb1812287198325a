import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const tip = () => screen.queryByRole('tooltip', { hidden: true });

/** What a screen reader adds after the name. */
const description = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

describe('Tooltip', () => {
  it('opens on keyboard focus, closes on Escape', async () => {
    renderKit(
      <Tooltip label="Only administrators may delete">
        <Button>Delete</Button>
      </Tooltip>,
    );
    expect(tip()).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(tip()?.textContent).toBe('Only administrators may delete'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
  });

  it('describes its element when asked to', async () => {
    renderKit(
      <Tooltip label="Only administrators may delete" describes>
        <Button>Delete</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    await waitFor(() => expect(tip()).not.toBeNull());
    expect(description(screen.getByRole('button', { name: 'Delete' }))).toBe('Only administrators may delete');
  });

  it('is hidden from screen readers by default', async () => {
    renderKit(
      <Tooltip label="Delete">
        <Button>Delete</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    await waitFor(() => expect(tip()).not.toBeNull());
    expect(description(screen.getByRole('button', { name: 'Delete' }))).toBeNull();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens over a button that is a link', async () => {
    renderKit(
      <Tooltip label="Opens the wizard">
        <Button to="/add-risk">Add New Risk</Button>
      </Tooltip>,
    );
    await userEvent.hover(screen.getByRole('link', { name: 'Add New Risk' }));
    await waitFor(() => expect(tip()?.textContent).toBe('Opens the wizard'));
  });

  it('stays shut while disabled', async () => {
    renderKit(
      <Tooltip label="Delete" disabled>
        <Button>Delete</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    expect(tip()).toBeNull();
  });
});
