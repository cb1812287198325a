import { expect, it } from 'vitest';
import { textOfChanges } from './text-of-changes.ts';

it('writes changes as text, one field a line', () => {
  const changed = {
    title: 'Flood',
    owner_id: null,
    impact_level: 4,
    tags: ['a', 'b'],
    template_answers: { s1_backup: 'Nightly' },
  };
  expect(textOfChanges(changed, (path) => path.slice(1))).toBe(
    'title: Flood\nowner_id: \nimpact_level: 4\ntags: a, b\ntemplate_answers/s1_backup: Nightly',
  );
});
