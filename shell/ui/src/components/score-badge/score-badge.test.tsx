import { scenarioLevel } from '@parapet/contracts/rules';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ScoreBadge } from './score-badge.tsx';

describe('ScoreBadge', () => {
  it.each([
    [1, 'Low', 'green'],
    [3, 'Low', 'green'],
    [4, 'Medium', 'yellow'],
    [8, 'Medium', 'yellow'],
    [9, 'High', 'orange'],
    [15, 'High', 'orange'],
    [16, 'Critical', 'red'],
    [25, 'Critical', 'red'],
  ])('prints the score %i with the word %s, in %s, and says which scale it is on', (score, level, color) => {
    renderKit(<ScoreBadge score={score} />);
    const badge = screen.getByTitle(`Risk score ${score} of 25, ${level}`);
    expect(badge.textContent).toBe(`Risk score ${score} · ${level}`);
    expect(badge.dataset['tone']).toBe(color);
  });

  it('prints the scale of scenarios, on which a number has another level', () => {
    renderKit(<ScoreBadge score={20} scale="scenario" level={scenarioLevel(4, 5)} />);
    const badge = screen.getByTitle('Scenario level 20 of 25, High');
    expect(badge.textContent).toBe('Scenario level 20 · High');
    expect(badge.dataset['tone']).toBe('orange');
  });

  it('speaks the language of the person', () => {
    renderKit(<ScoreBadge score={9} />, 'de');
    expect(screen.getByTitle('Risikowert 9 von 25, Hoch').textContent).toBe('Risikowert 9 · Hoch');
  });

  it('agrees in gender with what it scores', () => {
    renderKit(
      <>
        <ScoreBadge score={12} />
        <ScoreBadge score={20} scale="scenario" level="high" />
      </>,
      'es',
    );
    expect(screen.getByTitle('Puntuación de riesgo 12 de 25, Alta').textContent).toBe('Puntuación de riesgo 12 · Alta');
    expect(screen.getByTitle('Nivel del escenario 20 de 25, Alto').textContent).toBe('Nivel del escenario 20 · Alto');
  });
});

it('leaves the name of the scale to a label beside it', () => {
  renderKit(<ScoreBadge score={9} named={false} />);
  expect(screen.getByTitle('Risk score 9 of 25, High').textContent).toBe('9 · High');
});
