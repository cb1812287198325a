import { RiskCreate, schemas } from '@parapet/contracts';
import { riskScope, riskScore, scoreBucket } from '@parapet/contracts/rules';
import { PastedImport, useDomainTexts } from '@parapet/domain-ui';
import { CategorySelect, PersonSelect } from '@parapet/domain-ui/forms';
import { useDescribeError, useLeaveGuard, useOperation, useSession } from '@parapet/sdk';
import { Alert, Button, Muted, TextLink, useKeyDown } from '@parapet/ui';
import { Form, NumberField, TextField, useSchemaForm } from '@parapet/ui/forms';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { currentOrganizationId } from '../../../api/risk-changes.ts';
import { useInTableText } from '../../../locales/in-table/texts.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { RiskListState } from '../risk-list.ts';
import classes from './quick-row.module.css';

export { loadComboboxes } from '@parapet/ui/forms';

const { title, category, owner_id, impact_level, probability } = RiskCreate.properties;
const QuickRisk = { properties: { title, category, owner_id, impact_level, probability }, required: ['title'] };

/** The product's values of a new risk. */
const NEW = { title: '', category: '', owner_id: null, impact_level: 3, probability: 3 };

interface QuickRowProps {
  list: RiskListState;
  /** False hides it; what was typed stays. */
  opened: boolean;
  /** Another number leads to the title again. */
  asked: number;
  onClose: () => void;
}

/** A row that adds one risk after the other. Lines of a spreadsheet that are pasted into it go to the import, which shows them first. */
export function QuickRow({ list, opened, asked, onClose }: QuickRowProps) {
  const t = useTexts();
  const say = useInTableText();
  const words = useDomainTexts();
  const describe = useDescribeError();
  const session = useSession();
  const row = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<{ id: string; title: string } | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const { mutateAsync } = useOperation('createRisk', { onError: () => {} });
  const form = useSchemaForm(QuickRisk, {
    initialValues: NEW,
    definitions: schemas,
    labels: { title: words('field.title') },
    failureText: t('add-risk.failed'),
    onSubmit: async (values) => {
      setAdded(null);
      const organization_id = await currentOrganizationId(t('add-risk.no-organization'));
      // As in the wizard: a person who is responsible for certain domains may create risks only there.
      const scope = riskScope(session);
      const risk = await mutateAsync({
        body: {
          ...values,
          organization_id,
          title: values.title.trim(),
          ...(list.filters.register !== null && { table_id: list.filters.register }),
          ...(scope.kind === 'domains' && { domain_id: scope.domains[0] ?? null }),
        },
      });
      setAdded(risk);
      const now = form.values;
      // What was typed while it was saved stays.
      const next = now.title === values.title ? '' : now.title;
      form.reset({ ...NEW, category: now.category, owner_id: now.owner_id });
      form.setValues({ title: next });
      form.focus('title');
    },
  });
  const { impact_level: impact, probability: likely } = form.values;
  useLeaveGuard(form.values.title !== '');
  useEffect(() => {
    if (opened) form.focus('title');
    // Only when it is opened, or asked for again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opened, asked]);
  // On the document, before the panel beside the list hears the key: it closes the row alone.
  useKeyDown((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !opened || pasted !== null) return;
    if (!(event.target instanceof Node) || !row.current?.contains(event.target)) return;
    event.preventDefault();
    onClose();
  }, document);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    setPasted(text);
  };
  const score = typeof impact === 'number' && typeof likely === 'number' ? riskScore(impact, likely) : Number.NaN;
  const isScore = Number.isInteger(score) && score >= 1 && score <= 25;
  return (
    <div ref={row} className={classes.root} hidden={!opened}>
      <Form form={form} className={classes.form} aria-label={say('quick.open')} onPaste={onPaste}>
        <TextField {...form.field('title')} label={words('field.title')} maxLength={200} autoComplete="off" />
        <CategorySelect {...form.field('category')} label={words('field.category')} />
        <PersonSelect {...form.field('owner_id')} label={words('field.owner')} />
        <NumberField {...form.field('impact_level')} label={words('field.impact')} min={1} max={5} />
        <NumberField {...form.field('probability')} label={words('field.probability')} min={1} max={5} />
        <Button type="submit" variant="primary" loading={form.submitting}>
          {say('quick.add')}
        </Button>
      </Form>
      {form.failure !== null && form.formError !== null && (
        <Alert kind="error" title={t('add-risk.failed')}>
          {describe(form.failure, form.formError).message ?? form.formError}
        </Alert>
      )}
      <Muted as="p" size="xs" className={classes.foot}>
        {isScore && (
          <span>
            {say('quick.score', {
              score,
              level: words(`level.${scoreBucket(score)}`),
              severity: words('severity.medium'),
            })}
          </span>
        )}
        <span>{say('quick.keys')}</span>
        <output>
          {added !== null && (
            <>
              {say('quick.added')} <TextLink to={list.hrefOf(added.id)}>{added.title}</TextLink>{' '}
            </>
          )}
        </output>
        <span className={classes.paste}>{say('quick.paste')}</span>
      </Muted>
      {pasted !== null && <PastedImport kind="risks" text={pasted} onClose={() => setPasted(null)} />}
    </div>
  );
}
