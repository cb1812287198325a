import { FRAMEWORKS } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { useFormat, useQuery } from '@parapet/sdk';
import { grcFrameworksQuery } from '../../api/grc-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './grc-templates.module.css';

interface FrameworkFilterProps {
  /** Empty for all. */
  value: string;
  onChange: (framework: string) => void;
}

/** One framework at a time: those of section 9 and any other that the organization has, each with the number of its templates. */
export function FrameworkFilter({ value, onChange }: FrameworkFilterProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const { data } = useQuery(grcFrameworksQuery());
  const counts = new Map(data?.items.map(({ framework, templates }) => [framework, templates]));
  const others = [...counts.keys()].filter(
    (framework) => framework !== '' && !FRAMEWORKS.some((known) => known === framework),
  );
  const total = data?.items.reduce((sum, { templates }) => sum + templates, 0);
  const chips = [
    { framework: '', label: t('grc-templates.all'), count: total },
    ...[...FRAMEWORKS, ...others].map((framework) => ({
      framework,
      label: seeded(framework),
      count: data && (counts.get(framework) ?? 0),
    })),
  ];
  return (
    <fieldset aria-label={t('grc-templates.filter')} className={classes.chips}>
      {chips.map(({ framework, label, count }) => (
        <button
          key={framework}
          type="button"
          className={classes.chip}
          aria-pressed={value === framework}
          onClick={() => onChange(framework)}
        >
          <bdi>{label}</bdi> {count !== undefined && <span className={classes.count}>{format.number(count)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
