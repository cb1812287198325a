import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { NoPermissionState } from './no-permission-state.tsx';

describe('NoPermissionState', () => {
  it('says whom to ask unless a reason is given', () => {
    renderKit(<NoPermissionState />);
    expect(screen.getByText('You do not have access to this')).toBeTruthy();
    expect(screen.getByText('Ask an administrator of your organization if you need access.')).toBeTruthy();
  });

  it('shows the given reason and action', () => {
    renderKit(
      <NoPermissionState
        message="Auditors may read risks, not add them."
        action={<Button to="/risk-register">Risk Register</Button>}
      />,
    );
    expect(screen.getByText('Auditors may read risks, not add them.')).toBeTruthy();
    expect(screen.queryByText(/Ask an administrator/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Risk Register' })).toBeTruthy();
  });
});
