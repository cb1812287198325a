import { Card, Stack } from '@parapet/ui';
import { CheckboxField } from '@parapet/ui/forms';
import { useTexts } from '../../../locales/use-texts.ts';
import type { Wizard } from '../use-wizard.ts';

/** The scenarios that the assets bring along and those that were selected in their step, each of which can be deselected. */
export function BroughtScenarios({ wizard }: { wizard: Wizard }) {
  const t = useTexts();
  const { state, scenarios } = wizard;
  const offered = [...state.assets.flatMap((asset) => asset.scenarios ?? []), ...scenarios];
  const choices = [...new Map(offered.map((one) => [one.id, one])).values()];
  if (choices.length === 0) return null;
  const selected = new Set(scenarios.map(({ id }) => id));
  return (
    <Card title={t('wizard.step-scenarios')} description={t('quick.scenarios-hint')}>
      <Stack gap="xs">
        {choices.map((one) => (
          <CheckboxField
            key={one.id}
            label={one.name}
            value={selected.has(one.id)}
            onChange={(chosen) =>
              wizard.pick('scenarios', chosen ? [...scenarios, one] : scenarios.filter(({ id }) => id !== one.id))
            }
          />
        ))}
      </Stack>
    </Card>
  );
}
