import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Button } from '../button/button.tsx';
import { FormFooter } from './form-footer.tsx';

it('shows the save status before the buttons', () => {
  renderKit(
    <FormFooter status={<p>4 unsaved changes</p>}>
      <Button>Save</Button>
    </FormFooter>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  expect(
    screen.getByText('4 unsaved changes').compareDocumentPosition(save) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
