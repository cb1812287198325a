import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does not submit the form it stands in by default', () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    renderKit(
      <form>
        <Button>Add row</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    document.querySelector('form')?.addEventListener('submit', submit);
    fireEvent.click(screen.getByRole('button', { name: 'Add row' }));
    expect(submit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('while loading keeps its name and its focus, says that it is busy and does nothing', async () => {
    const click = vi.fn();
    const submit = vi.fn();
    renderKit(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={click}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps `aria-disabled` as set by the caller when it is not loading', () => {
    renderKit(<Button aria-disabled>Archive</Button>);
    expect(screen.getByRole('button', { name: 'Archive' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('hands its element to a ref', () => {
    const ref = createRef<HTMLButtonElement>();
    renderKit(<Button ref={ref}>Save</Button>);
    expect(ref.current).toBe(screen.getByRole('button', { name: 'Save' }));
  });
});

describe('Button with a reason why it cannot be used', () => {
  it('does nothing, keeps its focus and says why', async () => {
    const click = vi.fn();
    const submit = vi.fn();
    renderKit(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" disabledReason="Only admins may remove members." onClick={click}>
          Remove
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Remove', description: 'Only admins may remove members.' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Only admins may remove members.');
  });

  it('is not a link, even with `to`', () => {
    renderKit(
      <Button to="/add-risk" disabledReason="Your role may not add risks.">
        Add New Risk
      </Button>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('works when the reason is null', async () => {
    const click = vi.fn();
    renderKit(
      <Button disabledReason={null} onClick={click}>
        Remove
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Remove' });
    await userEvent.click(button);
    expect(click).toHaveBeenCalledOnce();
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });
});

it('says its text to screen readers, and as a hint on focus, where only its icon is shown', async () => {
  renderKit(
    <Button icon="download" iconOnly>
      Export
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Export' }).dataset['iconOnly']).toBe('true');
  expect(screen.getAllByText('Export')).toHaveLength(1);
  await userEvent.tab();
  await waitFor(() => expect(screen.getAllByText('Export')).toHaveLength(2));
});

describe('Button with `to`', () => {
  it('is a link of the router, named by its text alone', () => {
    renderKit(
      <Button to="/add-risk" icon="add" trailingIcon="arrow-right">
        Add New Risk
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Add New Risk' });
    expect(link.getAttribute('href')).toBe('/add-risk');
    expect(Object.hasOwn(link.dataset, 'routerLink')).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes handlers, a ref and descriptions as the button does', async () => {
    const click = vi.fn();
    const ref = vi.fn();
    renderKit(
      <Button to="/add-risk" onClick={click} ref={ref} aria-describedby="why" data-testid="add">
        Add New Risk
      </Button>,
    );
    const link = screen.getByTestId('add');
    await userEvent.click(link);
    expect(click).toHaveBeenCalledOnce();
    expect(ref).toHaveBeenCalledWith(link);
    expect(link.getAttribute('aria-describedby')).toBe('why');
  });

  it.each([{ disabled: true }, { loading: true }])('is a button and not a link while %o', (state) => {
    renderKit(
      <Button to="/add-risk" {...state}>
        Add New Risk
      </Button>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add New Risk' })).toBeTruthy();
  });
});
