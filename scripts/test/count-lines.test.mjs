import { describe, expect, it } from 'vitest';
import { countByWorkspace, kindOf } from '../lib/count-lines.mjs';

describe('the count of lines', () => {
  it.each([
    ['shell/ui/src/components/badge/badge.tsx', 'product'],
    ['shell/ui/src/components/badge/badge.stories.tsx', 'stories'],
    ['shell/ui/src/components/badge/badge.module.css', 'styles'],
    ['shell/e2e/tests/risks/keyboard.spec.ts', 'tests'],
    ['contracts/src/testing/scenarios/audit.ts', 'tests'],
    ['remotes/register/src/locales/de.ts', 'texts'],
    ['contracts/openapi.json', undefined],
  ])('takes %s for %s', (file, kind) => expect(kindOf(file)).toBe(kind));

  it('adds a file to the deepest workspace that holds it', () => {
    const files = [
      { file: 'services/api/src/app.ts', lines: 2 },
      { file: 'services/api/mocks/src/seed.ts', lines: 3 },
      { file: 'oxlint.config.ts', lines: 5 },
    ];
    const rows = countByWorkspace(files, ['services/api', 'services/api/mocks']);
    expect([...rows].map(([name, { product }]) => [name, product])).toEqual([
      ['services/api', 2],
      ['services/api/mocks', 3],
      ['scripts', 5],
    ]);
  });
});
