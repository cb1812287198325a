import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { DescriptionList } from './description-list.tsx';

const values = () => screen.getAllByRole('definition').map((value) => value.textContent);

describe('DescriptionList', () => {
  it('pairs each term with its value', () => {
    renderKit(
      <DescriptionList
        items={[
          { label: 'Owner', value: 'Dana Okafor' },
          { label: 'Impact', value: 4 },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Owner', 'Impact']);
    expect(values()).toEqual(['Dana Okafor', '4']);
  });

  it.each([[null], [undefined], ['']])('shows a dash for %o', (value) => {
    renderKit(<DescriptionList items={[{ label: 'Reviewer', value }]} />);
    expect(values()).toEqual(['—']);
  });

  it('shows zero, which is a value', () => {
    renderKit(<DescriptionList items={[{ label: 'Controls', value: 0 }]} />);
    expect(values()).toEqual(['0']);
  });
});
