import { RiskNoteCreate } from '@parapet/contracts';
import { useOperation } from '@parapet/sdk';
import { Button } from '@parapet/ui';
import { TextAreaField, useSchemaForm } from '@parapet/ui/forms';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import classes from './risk-notes.module.css';

const { note } = RiskNoteCreate.properties;
/** The author is the caller, so only the text is asked for. */
const NewNote = { properties: { note }, required: ['note'] };

/** Saves a note by itself. Apart from the notes, because forms are loaded only where somebody writes. */
export function NewNoteForm({ riskId }: { riskId: string }) {
  const t = useDomainTexts();
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
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <TextAreaField {...form.field('note')} label={t('notes.field')} required={false} rows={3} maxLength={5000} />
      <div className={classes.actions}>
        {form.formError !== null && (
          <p role="alert" className={classes.failure}>
            {form.formError}
          </p>
        )}
        <Button type="submit" loading={form.submitting}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}
