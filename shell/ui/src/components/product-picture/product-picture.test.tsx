import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ProductPicture } from './product-picture.tsx';
import { CELLS, ROWS } from './sample-register.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

/** The code is loaded in the test, which on a busy machine takes its time. */
const SLOW = { timeout: 10_000 };

describe('ProductPicture', () => {
  it('is one image with a name, in which nothing can be reached', async () => {
    renderKit(<ProductPicture kind="register" />);
    const image = await screen.findByRole('img', { name: en.label }, SLOW);
    expect(image.textContent).toContain('Score 20 · Critical');
    expect(
      [...image.children].every((part) => part.hasAttribute('inert') && part.getAttribute('aria-hidden') === 'true'),
    ).toBe(true);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('speaks the language of the reader', async () => {
    renderKit(<ProductPicture kind="compliance" />, 'fr');
    expect(await screen.findByText(fr.answeredOf, {}, SLOW)).toBeTruthy();
  });

  it('has rows by score, and a matrix that counts what its heading says', () => {
    expect(ROWS.map(({ score }) => score)).toEqual(ROWS.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(CELLS.flat().reduce((sum, count) => sum + count, 0)).toBe(34);
  });

  it.each(Object.entries({ de, es, fr }))('leaves no sentence in English in %s', (_, texts) => {
    const sentences = Object.entries(en).filter(([, text]) => text.split(' ').length > 2);
    expect(
      sentences.filter(([key, text]) =>
        Object.entries(texts).some(([other, translated]) => other === key && translated === text),
      ),
    ).toEqual([]);
  });
});
