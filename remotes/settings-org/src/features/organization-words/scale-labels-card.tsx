import { NO_SCALE_LABELS, sameValue } from '@parapet/contracts/rules';
import { useDomainTexts, useScaleLabels } from '@parapet/domain-ui';
import { errorMessage, useLeaveGuard, useNotify, useOperation, useSession } from '@parapet/sdk';
import { useValuesEdit } from '@parapet/sdk/saving';
import { Alert, Button, Card, Group, SimpleGrid, Stack } from '@parapet/ui';
import { TextField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useWordTexts } from '../../locales/organization-words/texts.ts';

/** Characters of a word, as the contract has it. */
const LONGEST = 30;
const LEVELS = [5, 4, 3, 2, 1] as const;
const SCALES = [
  { scale: 'impact', word: 'scale' },
  { scale: 'probability', word: 'likelihood' },
] as const;

/** The organization's own words for the levels of impact and probability. */
export function ScaleLabelsCard() {
  const t = useWordTexts();
  const words = useDomainTexts();
  const notify = useNotify();
  const { organizationId: orgId } = useSession();
  const stored = useScaleLabels();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useOperation('updateOrganization', { onError: () => {} });
  const edit = useValuesEdit({ ...stored }, { isSaving: isPending });
  const discard = () => {
    edit.discard();
    setFailure(null);
  };
  useLeaveGuard(edit.isChanged, { onDiscard: discard });
  const save = async () => {
    setFailure(null);
    try {
      const { changes, values } = edit;
      await mutateAsync({ orgId, body: { scale_labels: values } });
      edit.saved(changes);
      notify.success(t('labels-saved'));
    } catch (error) {
      setFailure(errorMessage(error, t('labels-failed')));
    }
  };
  return (
    <Card title={t('labels-title')} description={t('labels-description')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack>
          {failure !== null && <Alert kind="error" title={failure} />}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            {SCALES.map(({ scale, word }) => (
              <Stack key={scale} gap="xs">
                {LEVELS.map((level) => (
                  <TextField
                    key={level}
                    label={`${words(`field.${scale}`)} ${level}`}
                    value={edit.values[scale][level - 1] ?? ''}
                    placeholder={words(`${word}.${level}`).slice(2)}
                    maxLength={LONGEST}
                    autoComplete="off"
                    onChange={(text) => edit.change({ [scale]: edit.values[scale].with(level - 1, text) })}
                  />
                ))}
              </Stack>
            ))}
          </SimpleGrid>
          <Group gap="xs" justify="flex-end">
            <Button
              icon="refresh"
              disabled={sameValue(edit.values, NO_SCALE_LABELS)}
              onClick={() => edit.change(NO_SCALE_LABELS)}
            >
              {t('labels-reset')}
            </Button>
            <Button disabled={!edit.isChanged || isPending} onClick={discard}>
              {t('labels-discard')}
            </Button>
            <Button type="submit" variant="primary" disabled={!edit.isChanged} loading={isPending}>
              {t('labels-save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
