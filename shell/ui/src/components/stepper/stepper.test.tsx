import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Stepper, type Step } from './stepper.tsx';

const STEPS: Step[] = [
  { id: 'assets', label: 'Assets', completed: true },
  { id: 'threats', label: 'Threats', description: 'What may happen', mandatory: true },
  { id: 'treatment', label: 'Treatment', disabled: true },
];

it('says which step it is, and which are done', () => {
  renderKit(<Stepper label="Risk flow" steps={STEPS} current="threats" />);
  const steps = screen.getByRole('navigation', { name: 'Risk flow' });
  expect(steps.textContent).toContain('Step 2 of 3');
  const [done, current, later] = within(steps).getAllByRole('listitem');
  expect(done && within(done).getByRole('img', { name: 'Completed' })).toBeTruthy();
  expect(current?.querySelector('[aria-current="step"]')?.textContent).toContain('Threats');
  expect(later?.querySelector('[aria-current]')).toBeNull();
  expect(within(steps).queryByRole('button')).toBeNull();
});

it('says what is mandatory in words', () => {
  renderKit(<Stepper steps={STEPS} current="assets" onStep={() => {}} />);
  expect(screen.getByRole('button', { name: /Threats.*Mandatory/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Assets.*Mandatory/ })).toBeNull();
});

it('goes to the clicked step unless it is disabled', async () => {
  const user = userEvent.setup();
  const onStep = vi.fn();
  renderKit(<Stepper steps={STEPS} current="assets" onStep={onStep} />);
  await user.click(screen.getByRole('button', { name: /Threats/ }));
  await user.click(screen.getByRole('button', { name: /Treatment/ }));
  expect(onStep.mock.calls).toEqual([['threats']]);
});
