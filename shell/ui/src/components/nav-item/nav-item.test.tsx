import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { NavItem } from './nav-item.tsx';

it('is a link of the product, marked when its page is shown', () => {
  renderKit(
    <ul>
      <NavItem icon="register" label="Risk Register" to="/risk-register" active />
      <NavItem icon="dashboard" label="Dashboard" to="/dashboard" />
    </ul>,
  );
  const register = screen.getByRole('link', { name: 'Risk Register' });
  expect(register.getAttribute('href')).toBe('/risk-register');
  expect(register.hasAttribute('data-router-link')).toBe(true);
  expect(register.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBeNull();
});

it('is not a link while it is disabled, and says why', () => {
  renderKit(
    <ul>
      <NavItem icon="tasks" label="Plans & Tasks" to="/plans-tasks" disabled />
    </ul>,
  );
  const item = screen.getByRole('listitem');
  expect(within(item).queryByRole('link')).toBeNull();
  expect(item.textContent).toBe('Plans & TasksIn Progress');
});

it('shows a badge of its own', () => {
  renderKit(
    <ul>
      <NavItem icon="tasks" label="Tasks" to="/tasks" badge="3" />
      <NavItem icon="leaf" label="Sustainability" to="/sustainability" disabled badge="Soon" />
    </ul>,
  );
  expect(screen.getByRole('link', { name: /^Tasks\s?3$/ })).toBeTruthy();
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('SustainabilitySoon');
});
