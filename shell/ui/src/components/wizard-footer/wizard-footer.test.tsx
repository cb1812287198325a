import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { WizardFooter } from './wizard-footer.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('goes back and forward', async () => {
  const [onBack, onNext] = [vi.fn(), vi.fn()];
  renderKit(
    <WizardFooter onBack={onBack} onNext={onNext}>
      Step 2 of 3
    </WizardFooter>,
  );
  await userEvent.click(button('Next'));
  await userEvent.click(button('Back'));
  expect([onBack.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByText('Step 2 of 3')).toBeTruthy();
});

it('has nothing to go back to in the first step', () => {
  renderKit(<WizardFooter onNext={() => {}} />);
  expect(button('Back').disabled).toBe(true);
});

it('says why one cannot go on yet', async () => {
  const onNext = vi.fn();
  renderKit(
    <WizardFooter onNext={onNext} nextLabel="Create risk" nextDisabledReason="Two mandatory steps are open" last />,
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Create risk', description: 'Two mandatory steps are open' }),
  );
  expect(onNext).not.toHaveBeenCalled();
});
