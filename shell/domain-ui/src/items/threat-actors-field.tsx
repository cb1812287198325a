import { parseThreatActors } from '@parapet/contracts/rules';
import { query, useQuery } from '@parapet/sdk';
import { ChipsField } from '@parapet/ui/forms';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import type { OwnInputProps } from '../templates/template-fields.tsx';

/** Threat actors used before that are proposed. */
const PROPOSED = 50;

/** The threat actors of a scenario, which its form holds as one text with commas. */
export function ThreatActorsField({ value, onChange, ...field }: OwnInputProps) {
  const t = useDomainTexts();
  const used = useQuery(query('listThreatActors', { limit: PROPOSED }));
  return (
    <ChipsField
      {...field}
      value={parseThreatActors(value)}
      onChange={(actors) => onChange(actors.join(', '))}
      suggestions={(used.data?.items ?? []).map((one) => one.value)}
      hint={t('form.threat-actors-hint')}
    />
  );
}
