import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { FeatureList } from './feature-list.tsx';

describe('FeatureList', () => {
  it('is a list of headed entries, in order, with or without a text', () => {
    renderKit(
      <FeatureList
        features={[
          { icon: 'risk', title: 'Risk identification and assessment', text: 'From a threat to a score.' },
          { icon: 'bell', title: 'Real-time risk monitoring' },
        ]}
      />,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Risk identification and assessment',
      'Real-time risk monitoring',
    ]);
    expect(screen.getAllByRole('listitem').map((entry) => entry.querySelectorAll('p').length)).toEqual([1, 0]);
  });
});
