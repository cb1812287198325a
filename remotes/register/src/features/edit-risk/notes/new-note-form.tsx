import { RiskNoteCreate } from '@parapet/contracts';
import { useLeaveGuard, useOperation } from '@parapet/sdk';
import { Box, Button, Group, Stack } from '@parapet/ui';
import { TextAreaField, useSchemaForm } from '@parapet/ui/forms';
import { useTexts } from '../../../locales/use-texts.ts';

const { note } = RiskNoteCreate.properties;
/** The author is the caller, so only the text is asked for. */
const NewNote = { properties: { note }, required: ['note'] };

/** A form for one note, which is saved independently of the risk. */
export function NewNoteForm({ riskId }: { riskId: string }) {
  const t = useTexts();
  const { mutateAsync } = useOperation('addRiskNote');
  const form = useSchemaForm(NewNote, {
    initialValues: { note: '' },
    labels: { note: t('notes.field') },
    failureText: t('notes.add-failed'),
    onSubmit: async (body) => {
      await mutateAsync({ id: riskId, body });
      form.reset();
    },
  });
  // In a dialog the tab is in the URL, beside the register the risk: another one, or closing, would lose the note.
  useLeaveGuard(() => form.dirty, { params: ['tab', 'edit', 'risk'] });
  return (
    // No form element: the notes may stand inside of the form of their risk.
    <Stack gap="xs">
      <TextAreaField
        {...form.field('note')}
        label={t('notes.field')}
        required={false}
        rows={3}
        maxLength={5000}
        onSend={() => void form.submit()}
      />
      <Group gap="sm" justify="flex-end" wrap="nowrap">
        {form.formError !== null && (
          <Box component="p" role="alert" c="var(--pp-danger-text)" fz="sm">
            {form.formError}
          </Box>
        )}
        <Button loading={form.submitting} onClick={() => void form.submit()}>
          {t('notes.add')}
        </Button>
      </Group>
    </Stack>
  );
}
